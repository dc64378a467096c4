/** Display choices belong to the device, not to who used it. */
const OF_THE_DEVICE = ['hooplog.theme', 'hooplog.palette', 'hooplog.shortcuts'];

/** Removes everything that the app has kept in this browser for its users. */
export function forgetUsersOnThisDevice(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('hooplog.') && !OF_THE_DEVICE.includes(key)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
