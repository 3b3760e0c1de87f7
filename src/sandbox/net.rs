//! TCP connections that can be cut: a dropped call closes the connection without an HTTP response. Never looks at the
//! data.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use futures_util::task::AtomicWaker;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

/// Cuts one connection; handlers get it as `ConnectInfo<Scissors>`.
#[derive(Clone, Debug, Default)]
pub(super) struct ConnectionCutter(Arc<Thread>);

#[derive(Debug, Default)]
struct Thread {
    cut: AtomicBool,
    reader: AtomicWaker,
    writer: AtomicWaker,
}

impl ConnectionCutter {
    /// Cuts the connection: nothing more is read or written, and the server drops it.
    pub(super) fn cut(&self) {
        self.0.cut.store(true, Ordering::SeqCst);
        self.0.reader.wake();
        self.0.writer.wake();
    }

    fn check(&self, waker: &AtomicWaker, cx: &Context<'_>) -> io::Result<()> {
        // Registered before the check, so that a cut in between is not missed.
        waker.register(cx.waker());
        if self.0.cut.load(Ordering::SeqCst) {
            return Err(io::Error::new(
                io::ErrorKind::ConnectionAborted,
                "cut on purpose",
            ));
        }
        Ok(())
    }
}

impl Connected<IncomingStream<'_, Cuttable>> for ConnectionCutter {
    fn connect_info(stream: IncomingStream<'_, Cuttable>) -> Self {
        stream.io().cutter.clone()
    }
}

/// A TCP listener that returns [`Stream`]s.
#[derive(Debug)]
pub(super) struct Cuttable(pub(super) TcpListener);

impl Listener for Cuttable {
    type Io = Stream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Stream, SocketAddr) {
        let (tcp, addr) = Listener::accept(&mut self.0).await;
        // Messages are small, so Nagle's algorithm would dominate the round trip.
        let _ = tcp.set_nodelay(true);
        (
            Stream {
                tcp,
                cutter: ConnectionCutter::default(),
            },
            addr,
        )
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }
}

/// A TCP stream that fails once its [`ConnectionCutter`] cut.
#[derive(Debug)]
pub(super) struct Stream {
    tcp: TcpStream,
    cutter: ConnectionCutter,
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.cutter.check(&self.cutter.0.reader, cx)?;
        Pin::new(&mut self.tcp).poll_read(cx, buf)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.cutter.check(&self.cutter.0.writer, cx)?;
        Pin::new(&mut self.tcp).poll_write(cx, buf)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.cutter.check(&self.cutter.0.writer, cx)?;
        Pin::new(&mut self.tcp).poll_write_vectored(cx, bufs)
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.cutter.check(&self.cutter.0.writer, cx)?;
        Pin::new(&mut self.tcp).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_shutdown(cx)
    }
}
