/** Environment that names a Chromium; null when none can be had. */
export function findChromium(): Promise<{ CHROMIUM_PATH?: string } | null>
