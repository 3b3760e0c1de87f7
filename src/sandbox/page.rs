//! Serves the chat page, put together from the files in `page/`. All of its data comes through the client API.

use axum::http::header;
use axum::response::IntoResponse;

const PAGE: &str = concat!(
    include_str!("page/head.html"),
    "<style>\n",
    include_str!("page/style.css"),
    "</style>\n",
    include_str!("page/body.html"),
    "<script type=\"module\">\n",
    include_str!("page/base.js"),
    include_str!("page/markdown.js"),
    include_str!("page/messages.js"),
    include_str!("page/composer.js"),
    include_str!("page/typing.js"),
    include_str!("page/page.js"),
    "</script>\n</body>\n</html>\n",
);

pub(super) async fn page() -> impl IntoResponse {
    (
        [
            (header::CONTENT_TYPE, "text/html; charset=utf-8"),
            (header::CACHE_CONTROL, "no-store"),
        ],
        PAGE,
    )
}
