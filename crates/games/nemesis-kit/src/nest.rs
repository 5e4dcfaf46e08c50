//! NEM-17.12, NEM-17.13, LOC-19.22, LOC-19.23: the eggs of the nest, which lie beside the board.

/// The eggs of the nest, and those in stock.
#[engine::open(NestView)]
pub struct Nest {
    /// NEM-17.12, LOC-19.22: those in the nest.
    pub eggs: u8,
    /// Those that are nowhere.
    pub eggs_in_stock: u8,
    /// NEM-17.13, LOC-19.23: for good.
    #[serde(rename = "nest-is-destroyed")]
    pub is_destroyed: bool,
}

impl Nest {
    /// So many of so many eggs.
    pub const fn of(eggs: u8, all: u8) -> Nest {
        Nest { eggs, eggs_in_stock: all - eggs, is_destroyed: false }
    }

    /// NEM-17.13, LOC-19.23: an egg leaves the nest, and with the last one it is destroyed.
    pub fn take(&mut self) {
        self.eggs -= 1;
        self.is_destroyed |= self.eggs == 0;
    }

    /// NEM-4.32, LOC-4.52: an egg comes into the nest, if one is left. Says whether there was one.
    pub fn lay(&mut self) -> bool {
        if self.eggs_in_stock == 0 {
            return false;
        }
        self.eggs_in_stock -= 1;
        self.eggs += 1;
        true
    }

    /// NEM-38.9, LOC-43.16: an egg hatches, if there is one. Says whether there was.
    pub fn hatch(&mut self) -> bool {
        if self.eggs == 0 {
            return false;
        }
        self.take();
        self.eggs_in_stock += 1;
        true
    }
}
