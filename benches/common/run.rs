//! What benchmarks read of their environment and of the processes that they start.

use std::time::Duration;

/// The number in an environment variable, or the usual one.
pub fn setting(name: &str, usual: usize) -> usize {
    let set = std::env::var(name).ok();
    set.map_or(usual, |set| set.parse().expect("a number"))
}

/// The CPU time of a process so far, user and system, from `/proc/…/stat` in units of 10 ms (`USER_HZ` is 100 on Linux).
#[allow(dead_code, reason = "some benchmarks start no process")]
pub fn cpu_time(process: u32) -> Duration {
    let path = format!("/proc/{process}/stat");
    let stat = std::fs::read_to_string(path).expect("the statistics of the process");
    let (_, fields) = stat.rsplit_once(") ").expect("the program's name");
    let fields = fields.split(' ').skip(11).take(2);
    let ticks: u64 = fields
        .map(|ticks| ticks.parse::<u64>().expect("ticks"))
        .sum();
    Duration::from_millis(ticks * 10)
}

/// The time that all processors of the machine have spent so far: at work, and in all. From `/proc/stat`, in the same units.
#[allow(
    dead_code,
    reason = "only one benchmark asks whether the machine is busy"
)]
pub fn machine_time() -> [Duration; 2] {
    let stat = std::fs::read_to_string("/proc/stat").expect("the statistics of the machine");
    let all = stat.lines().next().expect("all processors");
    let ticks = all.split_whitespace().skip(1).take(8);
    let ticks: Vec<u64> = ticks.map(|ticks| ticks.parse().expect("ticks")).collect();
    // The fourth and fifth are spent idle and waiting for disks.
    let (total, idle) = (ticks.iter().sum::<u64>(), ticks[3] + ticks[4]);
    let time = |ticks: u64| Duration::from_millis(ticks * 10);
    [time(total - idle), time(total)]
}

/// The most memory that a running process has taken so far, in kB.
#[allow(dead_code, reason = "some benchmarks start no process")]
pub fn peak_memory(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let peak = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    peak.split_whitespace().next()?.parse().ok()
}
