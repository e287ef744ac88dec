import type { SamplePost } from '../sample-types.ts'

/** Security, flagship: from no Content Security Policy to a strict one, in five deployments. */
export const strictContentSecurityPolicy: SamplePost = {
  id: '318',
  title: 'A strict Content Security Policy in five steps',
  subTitle: 'From no header to nonces, with a report endpoint and without a broken checkout on the way',
  image: 'scene/five-bolts',
  category: 'Security',
  tags: ['Web Security', 'Node.js', 'Testing'],
  author: { name: 'Tanvir Noman Sikder', designation: 'Security Lead' },
  createdAt: '2026-09-15T04:00:00.000Z',
  readTime: null,
  level: 'Advanced',
  description: `<p>Cross-site scripting is the art of getting a stranger’s text executed as your page’s script. Escaping output prevents it, until the one place where someone forgot. A Content Security Policy is the second wall: a header that tells the browser which scripts belong to the page. What does not belong does not run, even when it is in the HTML.</p>
<p>Many policies in production do not do that. They list a dozen hosts and end with <code>'unsafe-inline'</code>, which allows precisely what an attacker would insert. This tutorial goes the other way, in five steps that can be deployed one at a time. The examples use Express; the header is the same everywhere.</p>
<h2>What a strict policy looks like</h2>
<p>A strict policy does not list hosts for scripts. It gives every allowed script a mark that an attacker cannot know, because it changes with each response: a nonce.</p>
<table>
  <thead>
    <tr><th scope="col">Directive</th><th scope="col">Value</th><th scope="col">What it prevents</th></tr>
  </thead>
  <tbody>
    <tr><td><code>default-src</code></td><td><code>'self'</code></td><td>Loading anything from hosts you did not think of</td></tr>
    <tr><td><code>script-src</code></td><td><code>'nonce-…' 'strict-dynamic'</code></td><td>Inserted scripts, inline handlers, <code>javascript:</code> links</td></tr>
    <tr><td><code>connect-src</code></td><td><code>'self'</code> and the services you use</td><td>Data sent by a script to a host of the attacker’s choice</td></tr>
    <tr><td><code>frame-src</code></td><td><code>'self'</code> and the services you use</td><td>A frame that asks for a password in your page</td></tr>
    <tr><td><code>object-src</code></td><td><code>'none'</code></td><td>Plugins, which are an old way around everything</td></tr>
    <tr><td><code>base-uri</code></td><td><code>'none'</code></td><td>A <code>&lt;base&gt;</code> tag that redirects your relative script addresses</td></tr>
    <tr><td><code>frame-ancestors</code></td><td><code>'none'</code></td><td>Your page inside someone else’s frame</td></tr>
    <tr><td><code>form-action</code></td><td><code>'self'</code></td><td>A form that sends passwords elsewhere</td></tr>
  </tbody>
</table>
<p>The last three do not fall back to <code>default-src</code>. Whoever sets only that leaves them open. <code>style-src</code> does fall back to it, so <code>default-src 'self'</code> also blocks inline styles: <code>&lt;style&gt;</code> elements and <code>style</code> attributes in the HTML. Styles that a script sets through <code>element.style</code> still work. Give your own <code>&lt;style&gt;</code> elements the nonce, move the attributes into classes, and name the nonce in <code>style-src</code> as in step 4.</p>
<h2>Step 1: look before you forbid</h2>
<p>Begin with <code>Content-Security-Policy-Report-Only</code>. The browser blocks nothing, and reports what it would have blocked. You need a place for the reports:</p>
<pre><code class="language-js">import express from 'express'

const app = express()

app.use((request, response, next) =&gt; {
  response.set('Reporting-Endpoints', 'csp="/csp-reports"')
  response.set(
    'Content-Security-Policy-Report-Only',
    "default-src 'self'; object-src 'none'; base-uri 'none'; report-to csp; report-uri /csp-reports",
  )
  next()
})

const reports = express.json({
  type: ['application/csp-report', 'application/reports+json'],
  limit: '20kb',
})

app.post('/csp-reports', reports, (request, response) =&gt; {
  const list = Array.isArray(request.body) ? request.body : [request.body]
  for (const report of list) {
    const body = report?.['csp-report'] ?? report?.body ?? {}
    console.log(
      JSON.stringify({
        event: 'csp',
        page: body['document-uri'] ?? body.documentURL,
        directive: body['effective-directive'] ?? body.effectiveDirective,
        blocked: body['blocked-uri'] ?? body.blockedURL,
      }),
    )
  }
  response.sendStatus(204)
})
</code></pre>
<p>There are two directives because there are two generations of browsers, and their reports have different field names. The endpoint is public and its content comes from strangers, so limit the size, limit the rate, and never show a report unescaped in a dashboard.</p>
<p>Let it run for a whole month, from one month’s end past the next. A week has a working day of every kind, but not the export that accounting runs on the last day of the month, and that is the page that would break.</p>
<h2>Step 2: read the reports with suspicion</h2>
<p>Half of what arrives has nothing to do with you. Browser extensions insert scripts, some providers insert banners, translation services rewrite pages. Group by directive and blocked address, and ignore what only a few visitors send. What remains is usually short: an analytics snippet, a chat widget, inline handlers and inline styles in old templates, and one script that nobody can explain. Look at that one first.</p>
<h2>Step 3: remove inline handlers</h2>
<p>A nonce can mark a <code>&lt;script&gt;</code> element. It cannot mark an attribute. Every <code>onclick="…"</code> has to become a listener in a file:</p>
<pre><code class="language-html">&lt;!-- before --&gt;
&lt;button onclick="removeRow(17)"&gt;Remove&lt;/button&gt;

&lt;!-- after --&gt;
&lt;button type="button" data-remove-row="17"&gt;Remove&lt;/button&gt;
</code></pre>
<pre><code class="language-js">document.addEventListener('click', (event) =&gt; {
  const button = event.target.closest('[data-remove-row]')
  if (button) removeRow(Number(button.dataset.removeRow))
})
</code></pre>
<p>One listener on the document serves all rows, also those added later. Links with <code>javascript:</code> get the same treatment; they should have been buttons. Find all of them with a search for <code>\\son[a-z]+=</code> in the templates. This step is most of the work, it needs no header, and it can be spread over weeks.</p>
<h2>Step 4: add the nonce</h2>
<p>A nonce is made anew for each response, with a cryptographic generator, and at least 128 bits long:</p>
<pre><code class="language-js">import { randomBytes } from 'node:crypto'

app.use((request, response, next) =&gt; {
  const nonce = randomBytes(16).toString('base64')
  response.locals.nonce = nonce
  response.set(
    'Content-Security-Policy-Report-Only',
    [
      "default-src 'self'",
      \`script-src 'nonce-\${nonce}' 'strict-dynamic'\`,
      \`style-src 'self' 'nonce-\${nonce}'\`,
      "connect-src 'self' https://stats.example https://chat.example wss://chat.example",
      "img-src 'self' data: https://stats.example https://chat.example",
      "frame-src 'self' https://chat.example",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      'report-to csp',
      'report-uri /csp-reports',
    ].join('; '),
  )
  next()
})
</code></pre>
<p>In the template, every script that is yours carries it: <code>&lt;script nonce="…" src="/app.js"&gt;</code>. With <code>'strict-dynamic'</code>, a script that you trust may load further ones, which is what bundlers and most widgets do. Host lists are ignored then, and that is the point. Lists of hosts tend to contain one that serves old libraries or answers with whatever text is in the address, and a single such host makes the list worthless.</p>
<p>What a trusted script asks for is another matter. <code>'strict-dynamic'</code> lets the analytics snippet and the chat widget load their scripts. It does not cover the addresses to which they send data, the pictures that they count with, or the frame in which the chat opens. Those fall back to <code>default-src 'self'</code> and are blocked, unless <code>connect-src</code>, <code>img-src</code> and <code>frame-src</code> name their hosts. Both services have a page that lists them; the reports of step 1 tell you the rest. A widget with styles or fonts of its own needs <code>style-src</code> and <code>font-src</code> as well. Here a short list of hosts is right: it says where data may go, not which code may run. Test it with the widgets open, since a chat connects only when someone presses its button.</p>
<p>There is one trap. A page with a nonce must not be cached and served to others, or the nonce is no longer a secret. For static pages use hashes instead: the policy then lists the SHA-256 of each inline script, and stays the same for everyone.</p>
<pre><code class="language-js">import { createHash } from 'node:crypto'

export function toCspHash(script) {
  return \`'sha256-\${createHash('sha256').update(script).digest('base64')}'\`
}
</code></pre>
<p>The hash covers the text between the tags exactly, with every space and line break. A tool that reformats HTML after the hash was computed breaks the page.</p>
<h2>Step 5: enforce, and keep it so</h2>
<p>When the reports have been quiet for another month, rename the header to <code>Content-Security-Policy</code>. Keep a report-only header beside it whenever you plan to tighten something; a browser accepts both and treats them separately.</p>
<p>Then write the test that keeps the next developer from loosening it by accident:</p>
<pre><code class="language-js">import assert from 'node:assert/strict'
import { test } from 'node:test'

const origin = process.env.ORIGIN ?? 'http://localhost:3000'

for (const path of ['/', '/login', '/checkout']) {
  test(\`\${path} has a strict policy\`, async () =&gt; {
    const first = await fetch(origin + path)
    const policy = first.headers.get('content-security-policy') ?? ''
    const scripts = policy.split(';').find((part) =&gt; part.trim().startsWith('script-src '))

    assert.ok(scripts, 'there is no script-src')
    assert.doesNotMatch(scripts, /unsafe-inline|unsafe-eval|https?:|\\*/)
    assert.match(policy, /base-uri 'none'/)

    const second = await fetch(origin + path)
    assert.notEqual(policy, second.headers.get('content-security-policy'), 'the nonce repeats')
  })
}
</code></pre>
<p>A header test sees what the server sends, not what the page needs. Let your browser tests also fail on any <code>securitypolicyviolation</code> event, and walk through the checkout once by hand. Payment windows and bank redirects are where a policy bites last.</p>
<h2>What it does not do</h2>
<p>A policy does not close the hole; it limits what can come through. Text inserted by an attacker can still mislead a reader, a form can still be faked within your own origin, and styles can leak small things if you allow them inline. Keep escaping output. Keep sanitising what users write. But when the one forgotten place is found, it makes a difference whether you find it in a report or in the newspaper.</p>
<p>The <a href="https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP">guide on MDN</a> lists every directive. Read it with your own header next to it, and for each part ask what would happen if you took it away. If nobody knows, take it away in report-only mode and look.</p>`,
}
