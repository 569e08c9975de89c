/** The browser that tests, measures and draws: Debian's Chromium, or the one CHROMIUM names. */
export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
