//! How a house is run can be said in three places, and what is wrong in one of them is refused.

mod program;

use std::{
    io::{self, BufRead, BufReader, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
};

use program::Folder;

/// The program in a folder, with nothing in its environment that would say how a house is run.
fn program(folder: &Folder, typed: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_airlock"));
    command.args(typed).current_dir(&folder.0).env("LANG", "C.UTF-8").env_remove("LC_ALL").env_remove("RUST_LOG");
    command
}

/// A house that is open, and the line in which it says where.
struct Opened(Child, String);

impl Opened {
    fn by(command: &mut Command) -> Opened {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.contains("open at"), "{line:?}");
        Opened(child, line)
    }
}

impl Drop for Opened {
    fn drop(&mut self) {
        // It may have ended already.
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

#[test]
fn what_is_typed_comes_before_the_environment_and_that_before_the_file() {
    let folder = Folder::new("settings-precedence");
    folder.write("house.toml", "data = \"of-the-file\"\nlisten = \"127.0.0.1:0\"\n");
    let in_file = ["serve", "--settings", "house.toml"];

    let of_the_file = Opened::by(&mut program(&folder, &in_file));
    assert!(of_the_file.1.contains("of-the-file"), "{}", of_the_file.1);
    let of_the_environment = Opened::by(program(&folder, &in_file).env("AIRLOCK_DATA", "of-the-environment"));
    assert!(of_the_environment.1.contains("of-the-environment"), "{}", of_the_environment.1);
    let typed = [&in_file[..], &["--data", "typed"]].concat();
    let typed = Opened::by(program(&folder, &typed).env("AIRLOCK_DATA", "not-this"));
    assert!(typed.1.contains("typed"), "{}", typed.1);
    let named = Opened::by(program(&folder, &[]).env("AIRLOCK_SETTINGS", "house.toml").env("AIRLOCK_DATA", "unasked"));
    assert!(named.1.contains("unasked") && !named.1.contains(":8080"), "also without a command: {}", named.1);
}

#[test]
fn a_switch_that_the_file_turns_on_the_environment_turns_off() {
    let folder = Folder::new("settings-switch");
    folder.write("house.toml", "data = \"house\"\nlisten = \"127.0.0.1:0\"\nmetrics-for-everybody = true\n");
    let asks = |house: &Opened| {
        let address = house.1.split_once("http://").unwrap().1.split(' ').next().unwrap();
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(b"GET /metrics HTTP/1.0\r\nHost: house.local\r\n\r\n").unwrap();
        io::read_to_string(stream).unwrap().starts_with("HTTP/1.0 200")
    };
    let typed = ["serve", "--settings", "house.toml"];

    assert!(asks(&Opened::by(&mut program(&folder, &typed))));
    assert!(!asks(&Opened::by(program(&folder, &typed).env("AIRLOCK_METRICS_FOR_EVERYBODY", "false"))));
}

#[test]
fn what_cannot_be_is_refused_wherever_it_is_said() {
    let folder = Folder::new("settings-refused");
    folder.write("house.toml", "# A house\nlisen = \"127.0.0.1:0\"\n");
    folder.write("pl.toml", "sockets = \"wiele\"\n");

    folder
        .run(&["serve", "--settings", "house.toml"])
        .badly()
        .complains("house.toml, line 2: --lisen")
        .complains("--listen?");
    folder.run(&["--lang", "pl", "serve", "--settings", "pl.toml"]).badly().complains("pl.toml").complains("wiele");
    folder.run(&["serve", "--settings", "nowhere.toml"]).badly().complains("nowhere.toml");
    folder.run(&["backup", "copy", "--settings", "house.toml"]).badly().complains("line 2");
    let output = program(&folder, &["serve"]).env("AIRLOCK_SOCKETS", "many").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("--sockets") && complaint.contains("many"), "{complaint}");
    let output = program(&folder, &["serve"]).env("AIRLOCK_BEHIND_PROXY", "perhaps").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn help_never_shows_what_the_environment_says() {
    let folder = Folder::new("settings-help");
    let output = program(&folder, &["serve", "--help"]).env("AIRLOCK_DATA", "unmistakable").output().unwrap();
    let help = String::from_utf8(output.stdout).unwrap();

    assert!(help.contains("AIRLOCK_PUBLIC_URL") && !help.contains("unmistakable"), "{help}");
}

#[test]
fn commands_about_a_house_find_it_where_its_settings_say() {
    let folder = Folder::new("settings-commands");
    folder.write("house.toml", "data = \"house\"\nlisten = \"127.0.0.1:0\"\nkeep-guests = 3\n");
    let house = Opened::by(&mut program(&folder, &["serve", "--settings", "house.toml"]));

    folder.run(&["backup", "copy", "--settings", "house.toml"]).well().says("copy");
    drop(house);

    folder.run(&["restore", "copy", "--settings", "house.toml"]).badly().complains("there is one already");
    folder.run(&["restore", "copy", "--data", "elsewhere"]).well().says("elsewhere");
    folder.run(&["prune", "--settings", "house.toml"]).well().says("guests");
}
