//! As much of a WebSocket as it takes to say something over it and to hear what comes.

use std::io::{Read, Write};

use anyhow::{Result, bail};

/// The longest message that is believed.
const LONGEST: u64 = 16 << 20;

/// Writes a text.
pub(super) fn say(onto: &mut impl Write, text: &str) -> Result<()> {
    let length = text.len();
    let mut frame = vec![0x81];
    match u16::try_from(length)? {
        short @ 0..126 => frame.push(0x80 | short as u8),
        long => {
            frame.push(0x80 | 126);
            frame.extend(long.to_be_bytes());
        }
    }
    // What a client says is masked; by nothing, it stays as it is.
    frame.extend([0; 4]);
    frame.extend(text.as_bytes());
    onto.write_all(&frame)?;
    Ok(onto.flush()?)
}

/// Reads until there is a text, and gives it back.
pub(super) fn hear(from: &mut impl Read) -> Result<String> {
    loop {
        let [kind, length] = bytes(from)?;
        let length = match length {
            126 => u64::from(u16::from_be_bytes(bytes(from)?)),
            127 => u64::from_be_bytes(bytes(from)?),
            short @ 0..126 => u64::from(short),
            masked => bail!("a server masks nothing: {masked:#x}"),
        };
        if length > LONGEST {
            bail!("a message of {length} bytes");
        }
        let mut message = vec![0; length as usize];
        from.read_exact(&mut message)?;
        match kind {
            0x81 => return Ok(String::from_utf8(message)?),
            // A sign of life.
            0x89 | 0x8a => (),
            other => bail!("a frame of the kind {other:#x}: {}", String::from_utf8_lossy(&message)),
        }
    }
}

fn bytes<const N: usize>(from: &mut impl Read) -> Result<[u8; N]> {
    let mut bytes = [0; N];
    from.read_exact(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_framed_and_masked_by_nothing() {
        let mut line = Vec::new();
        say(&mut line, "hello").unwrap();
        assert_eq!(line, b"\x81\x85\0\0\0\0hello");

        let mut line = Vec::new();
        say(&mut line, &"x".repeat(300)).unwrap();
        assert_eq!(line[..8], [0x81, 0xfe, 1, 44, 0, 0, 0, 0]);
        assert_eq!(line.len(), 308);
    }

    #[test]
    fn signs_of_life_are_passed_over_and_an_end_is_told() {
        let mut line = &b"\x89\x00\x81\x02hi\x88\x02\x03\xe8"[..];

        assert_eq!(hear(&mut line).unwrap(), "hi");
        assert!(hear(&mut line).unwrap_err().to_string().contains("0x88"));
        assert!(hear(&mut &b"\x81\x7f\xff\xff\xff\xff\xff\xff\xff\xff"[..]).is_err());
    }
}
