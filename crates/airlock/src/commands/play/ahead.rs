//! What is typed ahead: before something came up that nobody could know of, and so not for what is asked
//! now.

/// Drops what has been typed and not been read; whether there was anything. What comes from a file or a
/// program was written for whatever comes.
#[cfg(unix)]
pub fn drop_it() -> bool {
    use std::io::{self, IsTerminal};

    use rustix::{io::ioctl_fionread, termios};

    let typed = io::stdin();
    if !typed.is_terminal() {
        return false;
    }
    let is_any = ioctl_fionread(&typed).is_ok_and(|waiting| waiting > 0);
    is_any && termios::tcflush(&typed, termios::QueueSelector::IFlush).is_ok()
}

/// Nothing is known of what is typed ahead.
#[cfg(not(unix))]
pub fn drop_it() -> bool {
    false
}
