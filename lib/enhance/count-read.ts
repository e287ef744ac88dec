import { READ_CALL } from '../form-routes.ts'

const SECONDS = 10

/**
 * Reports that this page was visible for ten seconds, if it is one whose reads are counted: its path, and the name of
 * the site that led to it. Nothing identifies the visitor.
 */
export function countRead(): void {
  const asksNot =
    navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
  if (asksNot || !document.querySelector('[data-counts]')) return
  let seconds = 0
  const timer = setInterval(() => {
    if (document.hidden || ++seconds < SECONDS) return
    clearInterval(timer)
    const from = document.referrer.split('/')[2] ?? ''
    navigator.sendBeacon(READ_CALL, `${location.pathname}\n${from}`)
  }, 1_000)
}
