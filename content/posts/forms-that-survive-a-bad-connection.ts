import type { SamplePost } from '../sample-types.ts'

/** Frontend: drafts, one send at a time, and honest messages in a form. */
export const formsThatSurviveABadConnection: SamplePost = {
  id: '402',
  title: 'Forms that survive a bad connection',
  subTitle: 'Keep the draft, send once, and say what happened: a hundred lines of TypeScript without a library',
  image: 'scene/mended-form',
  category: 'Frontend Development',
  tags: ['TypeScript', 'Accessibility', 'Offline First', 'Reliability'],
  author: { name: 'Anika Tarannum Dewan', designation: 'Lead Frontend Engineer' },
  createdAt: '2026-08-30T04:00:00.000Z',
  readTime: null,
  level: 'Beginner',
  description: `<p>Someone fills in a long form on the bus. The signal drops at the river, the page reloads, and twenty minutes of typing are gone. Few things make a product look more careless, and few are cheaper to prevent.</p>
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
<pre><code class="language-ts">function toFields(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value)
  }
  return fields
}

// Where storage is blocked, merely reading the property throws. The form has to work all the same.
function withStorage&lt;T&gt;(use: (storage: Storage) =&gt; T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

const draftKey = (form: HTMLFormElement) =&gt; \`draft:\${form.id}\`
const saveDraft = (form: HTMLFormElement) =&gt;
  withStorage((storage) =&gt; storage.setItem(draftKey(form), toFields(form).toString()))
const forgetDraft = (form: HTMLFormElement) =&gt; withStorage((storage) =&gt; storage.removeItem(draftKey(form)))

function restoreDraft(form: HTMLFormElement) {
  const saved = withStorage((storage) =&gt; storage.getItem(draftKey(form)))
  if (!saved) return
  const draft = new URLSearchParams(saved)
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement &amp;&amp; ['checkbox', 'radio'].includes(field.type)) {
      field.checked = draft.getAll(field.name).includes(field.value)
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      field.value = draft.get(field.name) ?? field.value
    }
  }
}

export function keepDraft(form: HTMLFormElement) {
  restoreDraft(form)
  let timer: number | undefined
  form.addEventListener('input', () =&gt; {
    clearTimeout(timer)
    timer = window.setTimeout(() =&gt; saveDraft(form), 300)
  })
  window.addEventListener('pagehide', () =&gt; saveDraft(form))
}
</code></pre>
<p>Storage may be full, or the reader may have blocked it, and then even reading it throws. An exception at this point would stop the script before the rest of the form works, so every access goes through one function that swallows it. Nobody needs to be told: the form still sends.</p>
<p>The <code>pagehide</code> event covers the last 300 milliseconds; mobile browsers do not send <code>beforeunload</code> reliably. Files are left out, because a script may not set them again. Leave out passwords and card numbers as well: skip them by name in <code>saveDraft</code>.</p>
<h2>Send once</h2>
<p>A disabled button is the usual protection against double clicks. It has two weaknesses: focus gets lost when the focused element is disabled, and it does nothing about a retry after a lost answer. A flag and an attempt key handle both.</p>
<pre><code class="language-ts">async function send(form: HTMLFormElement, attempt: HTMLInputElement): Promise&lt;string&gt; {
  let response: Response
  try {
    response = await fetch(form.action, {
      method: 'POST',
      body: toFields(form),
      headers: { accept: 'application/json', 'idempotency-key': attempt.value },
      signal: AbortSignal.timeout(20_000),
    })
  } catch {
    return 'No answer from the server. Your text is kept; please try again in a moment.'
  }
  const message = await readMessage(response)
  if (response.ok) {
    form.reset()
    forgetDraft(form)
  }
  const isDefinite = response.ok || response.status === 422
  if (isDefinite) attempt.value = crypto.randomUUID()
  if (response.ok) return message ?? 'Your claim has been received.'
  if (response.status === 409) return message ?? 'Your claim is still being worked on. Please ask again in a moment.'
  if (response.status &gt;= 500 || [408, 425, 429].includes(response.status)) {
    return message ?? 'The server is busy. Your text is kept; please try again in a moment.'
  }
  return message ?? \`The server refused the claim (\${response.status}). Your text is still here.\`
}

async function readMessage(response: Response): Promise&lt;string | null&gt; {
  const answer = await response.json().catch(() =&gt; null)
  return typeof answer?.message === 'string' ? answer.message : null
}

export function sendOnce(form: HTMLFormElement, say: (text: string) =&gt; void) {
  const attempt = form.elements.namedItem('attempt') as HTMLInputElement
  attempt.value ||= crypto.randomUUID()
  let sending = false

  form.addEventListener('submit', async (event) =&gt; {
    event.preventDefault()
    if (sending) return
    sending = true
    say('Sending …')
    try {
      say(await send(form, attempt))
    } finally {
      sending = false
    }
  })
}
</code></pre>
<p>The key stays the same until there is a definite answer. If the first try did arrive and only its answer was lost, the server recognises the second one. The key is stored in a hidden field, so it is part of the draft and survives a reload. Restore the draft before you call <code>sendOnce</code>. After a definite answer, a new key is assigned by hand: <code>reset()</code> does not touch the value of a hidden field, and a corrected claim is a new attempt.</p>
<p>Two answers are definite: a success, and a 422, the refusal that the server has stored under the key. After all others the key stays. A 409 says that the first try is still being worked on, and a 403 or a 404 may come from a proxy that never asked the server. Keeping a key costs nothing: where nothing was stored under it, the server takes the next try as the first.</p>
<p>The answer’s text is read by a function of its own, which expects nothing. An error page is not JSON, and <code>null</code> is valid JSON without a message.</p>
<p>The body is <code>URLSearchParams</code> and not <code>FormData</code>, for two reasons. It is what the browser sends for this form without a script, so the server needs one parser only. And its bytes are the same on each try. <code>FormData</code> is sent as multipart with a random boundary, made anew for each request; a server that compares the bytes of a repeated key, as in our tutorial on idempotent endpoints, would take an honest retry for another claim and refuse it.</p>
<p>If the reader edits the text after a lost answer, the server sees a known key with new content. It should refuse, and its message should say that the first version may have arrived; a second press then sends the edited one as a claim of its own, knowingly. Without a script the key arrives empty, and the server goes by the claim’s content, or prints a key into the page.</p>
<p>Say what you know and no more. “No answer” is true after a timeout. “Sending failed” may be false, because the claim may have arrived. For the same reason the <code>try</code> surrounds the request alone. If it also surrounded the lines after it, an exception in one of them would be shown as a failure, after a success.</p>
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
  <li>Go online and reload the page. Every field should be filled in.</li>
  <li>Send. Look into the server’s log: one claim.</li>
  <li>Make the server wait 30 seconds before it answers, and send twice. Still one claim.</li>
  <li>Block cookies and site data for the page, and send. The claim should arrive, without a draft.</li>
  <li>Switch scripts off and send. You should land on a page that confirms the claim.</li>
</ol>
<p>Do not reload while the network is off: the page itself cannot load then, and that is a matter for a service worker. The fourth case needs help from the server, which has to honour the key. The last one tells you whether you added to the form or replaced it.</p>
<p>What we left out: sending in the background after the page was closed. It needs a service worker, and not every browser supports it. For most forms a kept draft is enough, because the person comes back.</p>`,
}
