import { HYDRATING } from '@/lib/enhance/hydrating'
import { routes } from '@/lib/routes'

/**
 * The time after React was requested during which the other steps stay hidden. Then, or if a script fails, all steps
 * show.
 */
const PATIENCE_MS = 10_000

/**
 * The script before the form. It marks the document with the step of the address, so that styles can hide the other steps. Until
 * React removes the mark, links to steps (`#step-2`), Next and Enter open a step. They replace the entry in the history: the
 * router would mistake a new one for a navigation that it missed.
 */
const earlyStep = `{const root=document.documentElement,step=/[?&]step=([2-5]|sent)(?:&|$)/.exec(location.search)?.[1]
const end=()=>{delete root.dataset.step}
const open=(event,at)=>{event.preventDefault();root.dataset.step=at;history.replaceState(null,'','?step='+at);document.getElementById('step-'+at)?.focus()}
root.dataset.step=step??1
addEventListener('click',event=>{const at=event.target.closest?.('[href^="#step-"]')?.hash.slice(6);if(at&&root.dataset.step)open(event,at)})
addEventListener('submit',event=>{const at=root.dataset.step;if(at<5&&event.target.matches('[action="${routes.api.apply}"]'))open(event,+at+1)})
addEventListener('error',({target})=>{if(target.localName=='script')end()},true)
addEventListener('DOMContentLoaded',()=>{if(step>1&&!scrollY&&performance.getEntriesByType('navigation')[0]?.type=='navigate')document.getElementById('apply')?.scrollIntoView()})
addEventListener('${HYDRATING}',()=>setTimeout(end,${PATIENCE_MS}))}`

/** Shows one step of the form from the first paint, as React does later, so that nothing in view moves. */
export function EarlyStep() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, whose hash is in the page's policy.
  return <script dangerouslySetInnerHTML={{ __html: earlyStep }} />
}
