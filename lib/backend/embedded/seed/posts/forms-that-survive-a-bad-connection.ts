import type { SeedPost } from '../types.ts'

/** Frontend: drafts, one send at a time, and honest messages in a form. */
export const formsThatSurviveABadConnection: SeedPost = {
  id: '402',
  title: 'Forms that survive a bad connection',
  subTitle: 'Keep the draft, send once, and say what happened: eighty lines of TypeScript without a library',
  image: null,
  category: 'Frontend Development',
  tags: ['TypeScript', 'Accessibility', 'Offline First', 'Reliability'],
  author: { name: 'Anika Tarannum Dewan', designation: 'Lead Frontend Engineer' },
  createdAt: '2026-08-30T04:00:00.000Z',
  readTime: '7 min',
  level: 'Beginner',
  description: `<p>Somebody fills in a long form on the bus. The signal drops at the river, the page reloads, and twenty minutes of typing are gone. Few things make a product look more careless, and few are cheaper to prevent.</p>
<p>We start with a plain HTML form that works without any script, and add three behaviours: the draft is kept, the form is sent once, and failures are explained where the reader is looking.</p>
<h2>The form that works already</h2>
<pre><code class="language-html">&lt;form id="claim" method="post" action="/claims"&gt;
  &lt;div id="claim-status" role="status"&gt;&lt;/div&gt;
  &lt;input type="hidden" name="attempt"&gt;
  &lt;label for="policy"&gt;Policy number&lt;/label&gt;
  &lt;input id="policy" name="policy" required autocomplete="off"&gt;
  &lt;label for="event"&gt;What happened?&lt;/label&gt;
  &lt;textarea id="event" name="event" required rows="6"&gt;&lt;/textarea&gt;
  &lt;button&gt;Send the claim&lt;/button&gt;
&lt;/form&gt;
</code></pre>
<p>If the script never arrives, which on a bad connection is not rare, the browser posts this by itself and the server answers with a page. Everything below is an improvement on that, not a replacement.</p>
<p>The element with <code>role="status"</code> is in the page from the start. Screen readers announce text that is put into an existing live region. A region that is inserted together with its text is often missed.</p>
<h2>Keep the draft</h2>
<p>Save on every input, a moment after the typing stops. Use <code>sessionStorage</code> if the device may be shared: it ends with the tab. Use <code>localStorage</code> if losing the draft overnight would be worse than another person seeing it.</p>
<pre><code class="language-ts">const storageKey = (form: HTMLFormElement) =&gt; \`draft:\${form.id}\`

export function keepDraft(form: HTMLFormElement) {
  restoreDraft(form)
  let timer: number | undefined
  form.addEventListener('input', () =&gt; {
    clearTimeout(timer)
    timer = window.setTimeout(() =&gt; saveDraft(form), 300)
  })
  window.addEventListener('pagehide', () =&gt; saveDraft(form))
}

function saveDraft(form: HTMLFormElement) {
  const entries = [...new FormData(form)].filter(([, value]) =&gt; typeof value === 'string')
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(entries))
  } catch {
    // Storage is full or forbidden. The form still works, so nobody needs to be told.
  }
}

function restoreDraft(form: HTMLFormElement) {
  const saved = sessionStorage.getItem(storageKey(form))
  if (!saved) return
  for (const [name, value] of JSON.parse(saved) as [string, string][]) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement &amp;&amp; (field.type === 'checkbox' || field.type === 'radio')) {
      field.checked = field.value === value
    } else if (field &amp;&amp; 'value' in field) {
      field.value = value
    }
  }
}
</code></pre>
<p>The <code>pagehide</code> event covers the last 300 milliseconds; mobile browsers do not send <code>beforeunload</code> reliably. Files are left out, because a script may not set them again. Leave out passwords and card numbers as well: filter them by name before they are stored.</p>
<h2>Send once</h2>
<p>A disabled button is the usual protection against double clicks. It has two faults: focus gets lost when the focused element is disabled, and it does nothing about a retry after a lost answer. A flag and an attempt key handle both.</p>
<pre><code class="language-ts">export function sendOnce(form: HTMLFormElement, say: (text: string) =&gt; void) {
  const attempt = form.elements.namedItem('attempt') as HTMLInputElement
  attempt.value ||= crypto.randomUUID()
  let sending = false

  form.addEventListener('submit', async (event) =&gt; {
    event.preventDefault()
    if (sending) return
    sending = true
    say('Sending …')
    try {
      const response = await fetch(form.action, {
        method: 'POST',
        body: new FormData(form),
        headers: { accept: 'application/json', 'idempotency-key': attempt.value },
        signal: AbortSignal.timeout(20_000),
      })
      const answer = await response.json().catch(() =&gt; ({}))
      if (response.ok) {
        sessionStorage.removeItem(storageKey(form))
        form.reset()
        attempt.value = crypto.randomUUID()
        say(answer.message ?? 'Your claim has been received.')
      } else {
        say(answer.message ?? \`The server refused the claim (\${response.status}). Nothing was lost.\`)
      }
    } catch {
      say('No answer from the server. Your text is kept; please try again in a moment.')
    } finally {
      sending = false
    }
  })
}
</code></pre>
<p>The key stays the same until there is a definite success. If the first try did arrive and only the answer was lost, the server recognises the second one. It is stored in a hidden field, so it is part of the draft and survives a reload. Restore the draft before you call <code>sendOnce</code>. <code>reset()</code> does not touch the value of a hidden field, so a new key has to be assigned by hand after a success. And if the reader edits the text after a lost answer, the server sees a known key with new content. It should refuse, and its message should say that the first version may have arrived.</p>
<p>Say what you know and no more. “No answer” is true after a timeout. “Sending failed” may be false, because the claim may have arrived.</p>
<h2>Join the parts</h2>
<pre><code class="language-ts">const form = document.querySelector&lt;HTMLFormElement&gt;('#claim')
const status = document.querySelector('#claim-status')
if (form &amp;&amp; status) {
  keepDraft(form)
  sendOnce(form, (text) =&gt; {
    status.textContent = text
  })
}
</code></pre>
<h2>Try it the hard way</h2>
<ol>
  <li>Open the developer tools and set the network to “Offline”. Send. The message should say that the text is kept.</li>
  <li>Reload the page. Every field should be filled in.</li>
  <li>Go online and send. Look into the server’s log: one claim.</li>
  <li>Make the server wait 30 seconds before it answers, and send twice. Still one claim.</li>
  <li>Switch scripts off and send. You should land on a page that confirms the claim.</li>
</ol>
<p>The fourth case needs help from the server, which has to honour the key. The fifth tells you whether you added to the form or replaced it.</p>
<p>What we left out: sending in the background after the page was closed. It needs a service worker, and not every browser supports it. For most forms a kept draft is enough, because the person comes back.</p>`,
}
