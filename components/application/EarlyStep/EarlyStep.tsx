import { earlyStep } from './early-step'

/** Shows one step of the form from the first paint on, as React does later: what is in view does not move then. */
export function EarlyStep() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, whose hash is in the page's policy.
  return <script dangerouslySetInnerHTML={{ __html: earlyStep }} />
}
