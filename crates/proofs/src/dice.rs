//! Random numbers for the tests, the same every time.

/// SplitMix64, reduced by multiplication: even enough for laws, and a few lines.
pub fn dice(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut state = seed;
    move |n| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((((mixed ^ (mixed >> 31)) >> 32) * u64::from(n)) >> 32) as u32
    }
}
