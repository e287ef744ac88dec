import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

// The shell is Chromium without windows, which take most of a browser's own work.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The flags for tools and tests. By default the shell rounds the widths of letters, unlike any other browser. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--font-render-hinting=none',
]

const PICTURE_MARGINS = { '3g': 2500, '4g': 1250 }

/**
 * Returns the flag that makes Chromium fetch pictures from as far below the window, in px, as on that connection. The
 * headless shell assumes the slowest one.
 */
export function toLineFlag(line: keyof typeof PICTURE_MARGINS): string {
  const margins = ['Unknown', '4G'].map((name) => `lazyLoadingImageMarginPx${name}=${PICTURE_MARGINS[line]}`)
  return `--blink-settings=${margins}`
}

function installWithApt(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium for the browser tests (once; about a minute) …')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  const install = (name: string) =>
    // The fonts have the widths of Arial and Times, which pages show until their own fonts arrive.
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  if (!install('chromium-headless-shell')) install('chromium')
}

function find(among = places): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...among].find((place) => place && existsSync(place))
}

/**
 * Returns the browser for tests: CHROMIUM_PATH, or else Playwright's own, or else the system's, installed if possible.
 */
export function findChromium(): string | undefined {
  const found = find()
  if (found) return found
  installWithApt()
  return find()
}

/** Returns the browser for measurements: one with windows if installed, since that is what visitors have. */
export const findWholeChromium = (): string | undefined => find(places.slice(1)) ?? findChromium()

/** Starts that browser. Throws if there is none. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
