//! What the log is written on: it may tear, run out or be held fast, and nobody else notices.
//!
//! Lines go through a queue to a thread of their own. Where standard error is a pipe that
//! nobody reads, only that thread waits; what does not fit into the queue is lost and counted.

use std::{
    io::{self, Write},
    sync::mpsc::{self, Receiver, SyncSender, TrySendError},
    thread,
    time::Duration,
};

use tracing::Metadata;
use tracing_subscriber::fmt::MakeWriter;

/// How many lines may wait to be written.
const MOST_WAITING: usize = 4096;
/// How long the end of the program waits for the last lines.
const LAST_LINES: Duration = Duration::from_millis(500);

/// Where lines wait.
#[derive(Clone)]
pub(super) struct Queue(SyncSender<Note>);

/// A log that is being written. When it is dropped, what waits is written first, unless that
/// takes too long.
pub struct Written(SyncSender<Note>);

enum Note {
    Line(Vec<u8>),
    /// Everything before this is to be written, and then to be told.
    Flush(SyncSender<()>),
}

impl Queue {
    /// A queue whose lines are written onto this, and what has to be kept as long as any are.
    pub(super) fn onto(paper: impl Write + Send + 'static) -> (Queue, Written) {
        let (queue, notes) = mpsc::sync_channel(MOST_WAITING);
        thread::spawn(move || write_all(&notes, paper));
        (Queue(queue.clone()), Written(queue))
    }
}

fn write_all(notes: &Receiver<Note>, mut paper: impl Write) {
    for note in notes {
        match note {
            // There is nobody to whom it could be told.
            Note::Line(line) => _ = paper.write_all(&line),
            Note::Flush(done) => {
                _ = paper.flush();
                _ = done.send(());
            }
        }
    }
}

impl Write for Queue {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        match self.0.try_send(Note::Line(line.to_owned())) {
            Ok(()) => (),
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => {
                metrics::counter!("airlock_log_lines_lost_total").increment(1);
            }
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Queue {
    type Writer = Queue;

    fn make_writer(&self) -> Queue {
        self.clone()
    }
}

impl Drop for Written {
    fn drop(&mut self) {
        let (done, flushed) = mpsc::sync_channel(1);
        if self.0.try_send(Note::Flush(done)).is_ok() {
            _ = flushed.recv_timeout(LAST_LINES);
        }
    }
}

/// A writer to which everything seems to be written well.
pub(super) struct Patient<W>(pub(super) W);

impl<'writer, W: MakeWriter<'writer>> MakeWriter<'writer> for Patient<W> {
    type Writer = Patient<W::Writer>;

    fn make_writer(&'writer self) -> Self::Writer {
        Patient(self.0.make_writer())
    }

    fn make_writer_for(&'writer self, about: &Metadata<'_>) -> Self::Writer {
        Patient(self.0.make_writer_for(about))
    }
}

impl<W: Write> Write for Patient<W> {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        _ = self.0.write_all(line);
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        _ = self.0.flush();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    /// Paper on which nothing can be written until somebody lets go of it.
    #[derive(Clone, Default)]
    struct Held(Arc<Mutex<Vec<u8>>>);

    impl Write for Held {
        fn write(&mut self, line: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("nobody panics").write(line)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn whoever_writes_does_not_wait_for_paper_that_is_held_fast() {
        let paper = Held::default();
        let held = paper.0.lock().expect("nobody panics");
        let (mut queue, written) = Queue::onto(paper.clone());

        for _ in 0..MOST_WAITING * 2 {
            queue.write_all(b"a line\n").expect("it seems to be written");
        }

        drop(held);
        // The last lines are asked for again and again, since there was no room for the wish.
        let (done, flushed) = mpsc::sync_channel(1);
        queue.0.send(Note::Flush(done)).expect("the thread is there");
        flushed.recv().expect("it writes on");
        let n_lines = paper.0.lock().expect("nobody panics").len() / b"a line\n".len();
        assert!((MOST_WAITING..=MOST_WAITING + 1).contains(&n_lines), "{n_lines}");
        drop(written);
    }

    #[test]
    fn what_waits_is_written_before_the_end() {
        let paper = Held::default();
        let (mut queue, written) = Queue::onto(paper.clone());
        queue.write_all(b"the house is closed\n").expect("it seems to be written");

        drop(written);

        assert_eq!(*paper.0.lock().expect("nobody panics"), b"the house is closed\n");
    }

    #[test]
    fn paper_that_tears_is_not_told_of() {
        struct Torn;

        impl Write for Torn {
            fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                Err(io::ErrorKind::BrokenPipe.into())
            }

            fn flush(&mut self) -> io::Result<()> {
                Err(io::ErrorKind::BrokenPipe.into())
            }
        }

        let mut paper = Patient(Torn);

        assert_eq!(paper.write(b"a line").ok(), Some(6));
        assert!(paper.flush().is_ok());
    }
}
