//! Ids of the controls that delete an account.

use crate::discord::model::ids::codec::{fields, part, whole_ids};

keyed! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum DeletionVerb {
        /// Opens the form.
        Delete = "delete",
        /// The form, in which a word confirms it.
        Sure = "sure",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DeletionControl {
    pub(crate) verb: DeletionVerb,
}

part!(keyed: DeletionVerb);
fields!(DeletionControl = "privacy" { verb });
whole_ids!(DeletionControl);
