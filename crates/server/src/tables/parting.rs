//! People who go: forgotten, logged out, or become somebody else by logging in.
//!
//! The storage changes what sleeps; a table that is awake has to do the same here, lest it
//! stores again what it remembers.

use protocol::{Problem, ToClient};

use super::{
    Request, Tables, Who,
    row::{pass_host_on, rename},
    task::Table,
    telling::json,
};
use crate::{
    problems::Code,
    storage::{FORGOTTEN, PersonId},
};

impl Tables {
    /// Lets the tables that are awake forget a person's name.
    pub async fn let_forget(&self, person: &PersonId) {
        self.forget_habits(&person.0);
        for id in self.to_be_told() {
            self.tell(&id, Request::Forget(person.clone())).await;
        }
    }

    /// Lets the tables that are awake let go of a person's connections, wherever they come from.
    pub async fn send_off(&self, person: &PersonId) {
        for id in self.to_be_told() {
            self.tell(&id, Request::SendOff(person.clone())).await;
        }
    }

    /// Gives everything that is a guest's at the tables that are awake to whom they have logged
    /// in as.
    pub async fn hand_over(&self, guest: &PersonId, to: &Who) -> Result<(), Problem> {
        if let Some(person) = to.person() {
            self.hand_habits_over(&guest.0, &person.0);
        }
        for id in self.to_be_told() {
            let request = |reply| Request::HandOver { guest: guest.clone(), to: to.clone(), reply };
            self.ask(&id, request).await?;
        }
        Ok(())
    }
}

impl Table {
    /// What a person did and wrote here loses their name, and they are let go. In a game under
    /// way their seats were given up before.
    pub(super) async fn forget(&mut self, person: &PersonId) {
        // The storage does the same to the tables that sleep. If this cannot be stored, it does so here as
        // well, and the row is read anew.
        let nobody = PersonId(FORGOTTEN.to_owned());
        let mut forgotten = self.stored.draft();
        rename(&mut forgotten, person, &nobody).into_iter().for_each(String::clear);
        pass_host_on(&mut forgotten);
        if forgotten != *self.stored {
            _ = self.store_quietly(forgotten).await;
        }
        self.moments.rename(person, &nobody).into_iter().for_each(String::clear);
        self.barred.remove(person);
        self.viewers.places_of(person).into_iter().for_each(|place| self.viewers.go(place));
        self.note_presence();
    }

    /// A person has logged out everywhere: their connections end, their seats stay theirs.
    pub(super) fn send_off(&mut self, person: &PersonId) {
        let gone = self.viewers.places_of(person);
        if gone.is_empty() {
            return;
        }
        let farewell = json(&ToClient::Closing { problem: Code::LoggedOut.into() });
        gone.iter().for_each(|&place| self.send(place, vec![farewell.clone()]));
        gone.iter().for_each(|&place| self.depart(place));
    }

    /// What is a guest's here becomes that of the person they have logged in as. The names under
    /// which they sat down and wrote stay.
    pub(super) async fn hand_over(&mut self, guest: &PersonId, to: &Who) -> Result<(), Problem> {
        let Some(person) = to.person() else { return Ok(()) };
        let mut draft = self.stored.draft();
        rename(&mut draft, guest, person);
        if draft != *self.stored {
            self.store_quietly(draft).await?;
        }
        self.moments.rename(guest, person);
        if self.barred.remove(guest) {
            self.barred.insert(person.clone());
        }
        self.viewers.hand_over(guest, to);
        self.note_presence();
        // Everybody else sees the same people on the same seats.
        self.tell_those(|_, viewer| viewer.who == *to);
        Ok(())
    }
}
