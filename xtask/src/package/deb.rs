//! The Debian package: what lies where, on what it depends, and how it is put together.

use std::{
    fs::{self, Permissions},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

use super::{copy, ours};
use crate::shell::{self, cargo, output, program};

/// What of the repository lies where in the package, and who may do what with it.
const FILES: [(&str, &str, u32); 16] = [
    ("packaging/settings.toml", "etc/airlock/settings.toml", 0o640),
    ("packaging/backup", "usr/lib/airlock/backup", 0o755),
    ("packaging/rehearse", "usr/lib/airlock/rehearse", 0o755),
    ("packaging/systemd/airlock.service", "usr/lib/systemd/system/airlock.service", 0o644),
    ("packaging/systemd/airlock-backup.service", "usr/lib/systemd/system/airlock-backup.service", 0o644),
    ("packaging/systemd/airlock-backup.timer", "usr/lib/systemd/system/airlock-backup.timer", 0o644),
    ("packaging/systemd/airlock-rehearsal.service", "usr/lib/systemd/system/airlock-rehearsal.service", 0o644),
    ("packaging/systemd/airlock-rehearsal.timer", "usr/lib/systemd/system/airlock-rehearsal.timer", 0o644),
    ("packaging/proxy/Caddyfile", "usr/share/doc/airlock/examples/Caddyfile", 0o644),
    ("packaging/proxy/nginx.conf", "usr/share/doc/airlock/examples/nginx.conf", 0o644),
    ("packaging/logrotate", "usr/share/doc/airlock/examples/logrotate", 0o644),
    ("packaging/watching/scrape.yml", "usr/share/doc/airlock/examples/scrape.yml", 0o644),
    ("packaging/watching/alerts.yml", "usr/share/doc/airlock/examples/alerts.yml", 0o644),
    ("packaging/watching/dashboard.json", "usr/share/doc/airlock/examples/dashboard.json", 0o644),
    ("docs/running.md", "usr/share/doc/airlock/running.md", 0o644),
    ("CHANGELOG.md", "usr/share/doc/airlock/CHANGELOG.md", 0o644),
];

/// What the package does when it comes and goes.
const SCRIPTS: [&str; 4] = ["preinst", "postinst", "prerm", "postrm"];

/// How much room a package may take.
#[derive(Clone, Copy)]
pub(super) enum Packed {
    /// As little as can be, for others.
    Small,
    /// It is soon unpacked again.
    Quickly,
}

/// The version of the program.
pub(super) fn version() -> Result<String> {
    let metadata = output(&mut cargo(["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"].as_array().context("cargo says which packages there are")?;
    let airlock = packages.iter().find(|package| package["name"] == "airlock").context("one is the program")?;
    Ok(airlock["version"].as_str().context("it has a version")?.to_owned())
}

/// Makes the package of a program.
pub(super) fn make(binary: &Path, version: &str, folder: &Path, packed: Packed) -> Result<PathBuf> {
    let tree = folder.join("tree");
    if tree.exists() {
        fs::remove_dir_all(&tree)?;
    }
    let airlock = tree.join("usr/bin/airlock");
    strip(binary, &airlock)?;
    for (from, to, mode) in FILES {
        put(&ours(from), &tree.join(to), mode)?;
    }
    write(&tree.join("usr/share/doc/airlock/copyright"), &copyright()?)?;
    write(&tree.join("usr/share/doc/airlock/changelog"), &changelog(version)?)?;
    shell::run(program("gzip").args(["-9", "-n"]).arg(tree.join("usr/share/doc/airlock/changelog")))?;

    let size = output(program("du").args(["--summarize", "--apparent-size", "--block-size=1024"]).arg(&tree))?;
    let control = fs::read_to_string(ours("packaging/debian/control"))?
        .replace("{version}", version)
        .replace("{architecture}", architecture()?.trim())
        .replace("{size}", size.split_whitespace().next().context("du counts")?)
        .replace("{depends}", &depends(&airlock, folder)?);
    write(&tree.join("DEBIAN/control"), &control)?;
    put(&ours("packaging/debian/conffiles"), &tree.join("DEBIAN/conffiles"), 0o644)?;
    for script in SCRIPTS {
        let text = fs::read_to_string(ours(&format!("packaging/debian/{script}")))?.replace("{version}", version);
        let script = tree.join("DEBIAN").join(script);
        write(&script, &text)?;
        fs::set_permissions(&script, Permissions::from_mode(0o755))?;
    }
    let sums = "find etc usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum > DEBIAN/md5sums";
    shell::run(program("sh").args(["-c", sums]).current_dir(&tree))?;
    for folder in output(program("find").arg(&tree).args(["-type", "d"]))?.lines() {
        fs::set_permissions(folder, Permissions::from_mode(0o755))?;
    }
    let package = folder.join(format!("airlock_{version}_{}.deb", architecture()?.trim()));
    let mut build = program("dpkg-deb");
    // The same sources make the same package.
    build.env("SOURCE_DATE_EPOCH", last_change());
    let packing: &[&str] = match packed {
        Packed::Small => &["-Zxz"],
        Packed::Quickly => &["-Zgzip", "-z1"],
    };
    shell::run(build.arg("--root-owner-group").args(packing).arg("--build").args([&tree, &package]))?;
    Ok(package)
}

/// The packages without which the program does not run: those of the libraries that it needs, and
/// of what the package calls when it comes.
fn depends(binary: &Path, folder: &Path) -> Result<String> {
    if !needs_libraries(binary)? {
        return Ok("adduser".to_owned());
    }
    // It reads a source package, of which only the name matters.
    let source = folder.join("source");
    write(&source.join("debian/control"), "Source: airlock\n\nPackage: airlock\nArchitecture: any\n")?;
    let mut looked_up = program("dpkg-shlibdeps");
    let libraries = output(looked_up.current_dir(&source).arg("-O").arg(binary))
        .context("which packages have its libraries is not known; `apt install dpkg-dev` brings what knows it")?;
    match libraries.trim().strip_prefix("shlibs:Depends=") {
        Some(libraries) => Ok(format!("adduser, {libraries}")),
        None => bail!("dpkg-shlibdeps says: {libraries}"),
    }
}

/// Whether a program needs libraries that lie elsewhere.
pub(super) fn needs_libraries(program_file: &Path) -> Result<bool> {
    let needed = output(program("objdump").arg("-p").arg(program_file))?;
    Ok(needed.lines().any(|line| line.trim_start().starts_with("NEEDED")))
}

/// Copies a program without what only its makers read.
pub(super) fn strip(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
    shell::run(program("strip").arg("-o").args([to, from]))?;
    Ok(fs::set_permissions(to, Permissions::from_mode(0o755))?)
}

fn architecture() -> Result<String> {
    output(program("dpkg").arg("--print-architecture"))
}

/// When the sources were last changed, in seconds since 1970.
fn last_change() -> String {
    let committed = output(program("git").args(["log", "-1", "--format=%ct"]));
    committed.map_or_else(|_| "0".to_owned(), |seconds| seconds.trim().to_owned())
}

fn copyright() -> Result<String> {
    let mit = fs::read_to_string(ours("LICENSE-MIT"))?;
    let within = |line: &str| if line.is_empty() { " .\n".to_owned() } else { format!(" {line}\n") };
    let mit: String = mit.lines().map(within).collect();
    Ok(fs::read_to_string(ours("packaging/debian/copyright"))?.replace("{mit}\n", &mit))
}

/// What Debian wants to know of a version; what changed for players stands in `CHANGELOG.md`.
fn changelog(version: &str) -> Result<String> {
    let date = output(program("date").args(["--utc", "--rfc-email", "--date"]).arg(format!("@{}", last_change())))?;
    Ok(format!(
        "airlock ({version}) stable; urgency=medium\n\n  * What changed stands in CHANGELOG.md.\n\n \
         -- Airlock <airlock@localhost>  {}\n",
        date.trim()
    ))
}

fn put(from: &Path, to: &Path, mode: u32) -> Result<()> {
    copy(from, to)?;
    fs::set_permissions(to, Permissions::from_mode(mode))?;
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
    fs::write(path, text)?;
    fs::set_permissions(path, Permissions::from_mode(0o644))?;
    Ok(())
}
