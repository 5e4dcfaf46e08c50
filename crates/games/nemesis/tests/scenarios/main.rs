//! Scenarios: one rule each, in the words of the game.

mod table;

mod attacks;
mod captain;
mod co_operation;
mod combat;
mod common_cards;
mod crafted_items;
mod encounters;
mod ending;
mod evacuation;
mod event_movement;
mod events;
mod first_rooms;
mod green_items;
mod interruption;
mod intruder_player;
mod mechanic;
mod movement;
mod objectives;
mod pilot;
mod quest_items;
mod red_items;
mod rounds;
mod scientist;
mod scout;
mod second_rooms;
mod setup;
mod soldier;
mod special_rooms;
mod trade;
mod victory;
mod weaknesses;
mod wounds;
mod yellow_items;
