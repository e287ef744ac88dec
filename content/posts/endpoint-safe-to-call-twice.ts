import { toPostPath } from '../../lib/format/post-path.ts'
import { routes } from '../../lib/routes.ts'
import type { SamplePost } from '../sample-types.ts'
import { formsThatSurviveABadConnection } from './forms-that-survive-a-bad-connection.ts'

/** Backend, flagship: idempotency keys in one PostgreSQL transaction. */
export const endpointSafeToCallTwice: SamplePost = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  title: 'An API endpoint that is safe to call twice',
  subTitle: 'Idempotency keys with PostgreSQL and Node.js, for simultaneous requests and a crash in the middle',
  image: 'scene/two-needles',
  category: 'Backend Development',
  tags: ['API Design', 'PostgreSQL', 'Node.js', 'Payments'],
  author: { name: 'Rezwan Talukdar', designation: 'Principal Backend Engineer' },
  createdAt: '2026-11-10T04:00:00.000Z',
  readTime: null,
  level: 'Intermediate',
  description: `<p>A customer pays, the train enters a tunnel, and the answer is lost. The app shows an error and a button that says “Try again”. Whether the customer now pays once or twice was decided months ago, by whoever wrote the endpoint.</p>
<p>The usual cure is an idempotency key: the client makes up a random value for the attempt and sends it with every try. The server does the work for the first request with that key, and answers later ones with what it answered then. The idea fits in two sentences. This tutorial builds it in about fifty lines.</p>
<h2>What can go wrong</h2>
<p>There are four cases, and a good design has an answer for each.</p>
<table>
  <thead>
    <tr><th scope="col">Case</th><th scope="col">What happened</th><th scope="col">What the client should get</th></tr>
  </thead>
  <tbody>
    <tr><td>Repeat after success</td><td>The work was done, the answer was lost</td><td>The first answer again</td></tr>
    <tr><td>Repeat after a crash</td><td>The server died in the middle</td><td>The work, done once</td></tr>
    <tr><td>Two at the same moment</td><td>A double click, or a proxy that retries</td><td>One does the work, both get its answer, or the second is told to ask again</td></tr>
    <tr><td>Same key, other content</td><td>A bug in the client</td><td>A refusal</td></tr>
  </tbody>
</table>
<p>The third case breaks the obvious solution. Many examples first look whether the key exists, and insert it afterwards. Two requests that arrive together both look, both find nothing, and both do the work. A cache with a lifetime makes it worse: the key and the payment are now in two systems, and a crash between the two leaves them in disagreement.</p>
<h2>The table</h2>
<p>Keep the keys in the database that holds the work itself. Then one transaction covers both, and the second case solves itself: after a crash neither the key nor the payment exists, so a repeat starts afresh.</p>
<pre><code class="language-sql">create table idempotency_keys (
  client_id    text not null,
  key          text not null,
  request_hash bytea not null,
  status       integer,
  response     json,
  created_at   timestamptz not null default now(),
  primary key (client_id, key)
);

create table payments (
  id        bigint generated always as identity primary key,
  wallet_id text not null,
  amount    bigint not null check (amount &gt; 0)
);
</code></pre>
<p>The primary key includes the client. Without it, one client could read another’s answer by guessing a key. Amounts are whole numbers in the smallest unit, paisa in our case, because fractions of binary floating point do not add up. The stored answer is <code>json</code> and not <code>jsonb</code>: <code>json</code> keeps the text as it was written, while <code>jsonb</code> sorts the keys, and a repeat would then get a different text from the first answer.</p>
<h2>The function</h2>
<p>The whole mechanism is one function. It takes the work as an argument and hands it the connection, so that the work runs inside the same transaction.</p>
<pre><code class="language-ts">import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

export type Answer = { status: number; body: unknown }

export async function once(
  pool: Pool,
  clientId: string,
  key: string,
  rawBody: Buffer,
  work: (client: PoolClient) =&gt; Promise&lt;Answer&gt;,
): Promise&lt;Answer&gt; {
  const hash = createHash('sha256').update(rawBody).digest()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query("set local lock_timeout = '5s'")
    const claim = await client.query(
      \`insert into idempotency_keys (client_id, key, request_hash)
       values ($1, $2, $3)
       on conflict do nothing\`,
      [clientId, key, hash],
    )
    if (claim.rowCount === 0) {
      const { rows } = await client.query(
        \`select request_hash, status, response
         from idempotency_keys where client_id = $1 and key = $2\`,
        [clientId, key],
      )
      await client.query('commit')
      const earlier = rows[0]
      if (!earlier.request_hash.equals(hash)) {
        return { status: 422, body: { error: 'This key was used for another request.' } }
      }
      return { status: earlier.status, body: earlier.response }
    }
    const answer = await work(client)
    await client.query(
      \`update idempotency_keys set status = $3, response = $4
       where client_id = $1 and key = $2\`,
      [clientId, key, answer.status, JSON.stringify(answer.body)],
    )
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback').catch(() =&gt; undefined)
    if ((error as { code?: string }).code === '55P03') {
      return { status: 409, body: { error: 'The first request with this key is still being worked on.' } }
    }
    throw error
  } finally {
    client.release()
  }
}
</code></pre>
<p>The line that carries the weight is <code>on conflict do nothing</code>. When a second transaction inserts a key that a first one has inserted but not yet committed, PostgreSQL lets the second wait. If the first commits, the second inserts nothing and goes on; under the default isolation level its next statement sees the committed row, with the answer in it. If the first rolls back, the second inserts the key and does the work. There is no moment at which both believe that they are first.</p>
<p>Waiting has a price. Each waiting duplicate holds a connection of the pool, and a client that retries every second can fill a pool of ten with requests that do nothing. That is what the lock timeout is for: after five seconds PostgreSQL gives up with error 55P03, the connection goes back, and the client is told 409, try later. It is not a refusal: the first request may still succeed. Choose a time a little longer than the work usually takes.</p>
<p>Note what happens when <code>work</code> throws: the key disappears with the rollback. That is intended. An error of the server must not be remembered as an answer. A refusal such as “insufficient balance” is different. It is a real answer, so <code>work</code> should return it with status 422, and it will be stored. The same goes for the lock timeout: it stays in force while <code>work</code> runs, so a row that someone else has locked for longer ends in a 409, too, and nothing is stored.</p>
<h2>Using it</h2>
<pre><code class="language-ts">import type { IncomingMessage } from 'node:http'
import express from 'express'
import { Pool } from 'pg'
import { once } from './once.ts'

type WithBytes = { rawBody?: Buffer }

const pool = new Pool({ max: 20 })
export const app = express()

app.use(
  express.json({
    limit: '100kb',
    verify(request: IncomingMessage &amp; WithBytes, _response, bytes) {
      request.rawBody = bytes
    },
  }),
)

app.post('/payments', async (request: express.Request &amp; WithBytes, response) =&gt; {
  const key = request.get('Idempotency-Key')
  if (!key || key.length &gt; 200) {
    return response.status(400).json({ error: 'Send an Idempotency-Key of at most 200 characters.' })
  }
  const { walletId, amount } = request.body ?? {}
  if (!request.rawBody || typeof walletId !== 'string' || !(Number.isSafeInteger(amount) &amp;&amp; amount &gt; 0)) {
    return response.status(400).json({ error: 'Send a walletId and an amount in paisa.' })
  }
  const clientId = response.locals.clientId ?? 'public'
  const answer = await once(pool, clientId, key, request.rawBody, async (client) =&gt; {
    const { rows } = await client.query(
      'insert into payments (wallet_id, amount) values ($1, $2) returning id',
      [walletId, amount],
    )
    return { status: 201, body: { id: rows[0].id } }
  })
  if (answer.status === 409) response.set('Retry-After', '5')
  return response.status(answer.status).json(answer.body)
})
</code></pre>
<p>The client’s identity comes from your own authentication, which leaves it in <code>response.locals</code>. The first <code>use</code> parses JSON and, through <code>verify</code>, also keeps the bytes from which it was parsed.</p>
<p>Hash those bytes, not the parsed object. Two JSON texts with the same fields in another order then count as different. That is the safe direction: the client should repeat what it sent, not something like it.</p>
<p>There is one kind of body for which this is wrong. A browser’s <code>FormData</code> is sent as <code>multipart/form-data</code>, whose parts are separated by a boundary that the browser makes up anew for each request. The bytes of an honest retry differ, and it would be refused. Send <code>URLSearchParams</code> from a form, as the <a href="${routes.post(toPostPath(formsThatSurviveABadConnection))}">tutorial on forms</a> does. Where files have to travel along, hash the parsed fields in a fixed order and the contents of the files.</p>
<h2>Prove the race is closed</h2>
<p>A test that sends one request after the other proves little. Send twenty at once, and make the work slow enough that they overlap.</p>
<pre><code class="language-ts">import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Pool } from 'pg'
import { once } from './once.ts'

test('twenty simultaneous requests make one payment', async () =&gt; {
  const pool = new Pool({ max: 20 })
  const key = crypto.randomUUID()
  const pay = () =&gt;
    once(pool, 'test', key, Buffer.from('{"amount":500}'), async (client) =&gt; {
      await client.query('select pg_sleep(0.2)')
      const { rows } = await client.query(
        \`insert into payments (wallet_id, amount) values ($1, 500) returning id\`,
        [key],
      )
      return { status: 201, body: { id: rows[0].id } }
    })

  const answers = await Promise.all(Array.from({ length: 20 }, pay))

  const { rows } = await pool.query('select count(*)::int from payments where wallet_id = $1', [key])
  assert.equal(rows[0].count, 1)
  assert.equal(new Set(answers.map((answer) =&gt; JSON.stringify(answer))).size, 1)
  await pool.end()
})
</code></pre>
<p>Then break it on purpose. Remove the primary key from the table, run the test again and watch it fail. A concurrency test that you have not seen failing may be testing nothing.</p>
<h2>When the work leaves your database</h2>
<p>Everything above holds as long as the work is rows in the same database. A call to a bank is not. If the transaction rolls back after the bank said yes, the money has moved and your table does not know.</p>
<p>Do not make that call inside the transaction. Store the intention instead: a row with status “requested” and a key of its own for the bank. A worker sends it after the commit, with the bank’s own idempotency header if it has one, and records the result. If the worker dies, it sends again with the same key. If the bank offers no such key, ask for the transaction’s state before you repeat it. If it offers neither, you need a person and a reconciliation report.</p>
<h2>The client’s half</h2>
<p>The key belongs to the intention, not to the request. Create it when the form is shown or the button is first pressed, keep it in storage, and reuse it for each retry. Make a new one only after a definite answer: a success, or a 422, which is stored and will not change. Everything else is not definite: a timeout, a 409, a 429, anything from 500 upwards. After a 400 the key can stay as well, since nothing was stored under it. The tutorials on <a href="${routes.post(toPostPath(formsThatSurviveABadConnection))}">forms</a> and on an outbox for phones follow this rule. An app that makes a fresh key in the function that sends pays again with every retry, however good the server is.</p>
<p>Keys need not be kept for good. Delete those that are older than the longest time in which a client might retry; for a phone that was switched off over a weekend, seven days is a reasonable start. And count how often a stored answer is returned. That figure tells you how bad the network of your customers is.</p>`,
}
