import type { SamplePost } from '../sample-types.ts'
import { code, delta, heading, item, mono, paragraph } from './delta.ts'

/** Backend, a Delta: a job queue in one table with SKIP LOCKED. */
export const jobQueueInPostgresql: SamplePost = {
  id: '377',
  title: 'A job queue in one PostgreSQL table',
  subTitle: 'SKIP LOCKED, retries with back-off, and what to watch before you reach for a broker',
  image: 'scene/queue-of-parcels',
  category: 'Backend Development',
  tags: ['PostgreSQL', 'Node.js', 'TypeScript', 'Reliability'],
  author: { name: 'Imtiaz Karim Bhuiyan', designation: 'Chief Technology Officer' },
  createdAt: '2026-05-21T04:00:00.000Z',
  readTime: null,
  level: 'Intermediate',
  description: delta(
    paragraph(
      'Sending an email, resizing a picture, calling a slow partner: such work should not keep a visitor waiting. The reflex is to install a message broker. If your system already has PostgreSQL and handles some hundreds of jobs a minute, a table does the same with one program less to run, and with a property that no separate broker has. The job and the data it belongs to are committed together, or not at all.',
    ),
    heading(2, 'The table'),
    code(
      'sql',
      `
create table jobs (
  id         bigint generated always as identity primary key,
  kind       text not null,
  payload    jsonb not null,
  due_at     timestamptz not null default now(),
  run_at     timestamptz not null default now(),
  attempts   integer not null default 0,
  last_error text,
  done_at    timestamptz
);

create index jobs_waiting on jobs (run_at) where done_at is null and attempts < 30;`,
    ),
    paragraph(
      'Each job has two times: ',
      mono('due_at'),
      ' is when it was wanted and never changes, ',
      mono('run_at'),
      ' is when it may be tried next. The partial index holds only the jobs that may still run, so it stays small however many have been done, and however many have failed for good. A job is added in the transaction that makes it necessary:',
    ),
    code(
      'sql',
      `
begin;
insert into orders (customer_id, total) values (17, 4500);
insert into jobs (kind, payload) values ('order-mail', '{"customer": 17}');
commit;`,
    ),
    heading(2, 'Taking a job'),
    paragraph(
      'Several workers ask for jobs at the same time. The row lock decides who gets one, and ',
      mono('skip locked'),
      ' makes the others take the next row, so nobody waits.',
    ),
    code(
      'ts',
      `
import type { Pool } from 'pg'

type Handler = (payload: unknown, jobId: string) => Promise<void>

export async function runNext(pool: Pool, handlers: Record<string, Handler>): Promise<boolean> {
  const { rows } = await pool.query(
    \`update jobs
     set attempts = attempts + 1,
         run_at = clock_timestamp()
           + greatest(interval '5 minutes', interval '10 seconds' * power(2, least(attempts, 10)))
     where id = (
       select id from jobs
       where done_at is null and run_at <= clock_timestamp() and attempts < 30
       order by run_at
       limit 1
       for update skip locked
     )
     returning id, kind, payload, attempts\`,
  )
  const job = rows[0]
  if (!job) return false
  try {
    const handler = handlers[job.kind]
    if (!handler) throw new Error('No handler for ' + job.kind)
    await handler(job.payload, job.id)
  } catch (error) {
    await pool.query(
      \`update jobs
       set last_error = $3,
           run_at = clock_timestamp() + interval '10 seconds' * power(2, least(attempts - 1, 10))
       where id = $1 and attempts = $2\`,
      [job.id, job.attempts, String(error)],
    )
    return true
  }
  await pool.query('update jobs set done_at = clock_timestamp() where id = $1 and attempts = $2', [
    job.id,
    job.attempts,
  ])
  return true
}`,
    ),
    paragraph(
      'Taking a job is one statement and commits at once. It counts the attempt and moves ',
      mono('run_at'),
      ' at least five minutes ahead: that is the worker’s lease. If the process dies, the lease ends and another worker takes the job. The attempt has been counted by then, which matters more than it seems. A job that kills its worker, by using up the memory for instance, would otherwise come back again and again, each time as a first attempt. The lease grows with the attempts, like the pause, so such a job kills fewer and fewer workers.',
    ),
    paragraph(
      'No connection and no transaction stays open during the work. The price is the lease: it has to be longer than your longest job. Whoever overruns it works on a job that another worker has taken by then. The condition on ',
      mono('attempts'),
      ' keeps the late one from writing its result over the newer attempt.',
    ),
    paragraph(
      'The statements say ',
      mono('clock_timestamp()'),
      ' because ',
      mono('now()'),
      ' is the time at which the transaction began. Within a longer transaction it lies in the past, and a pause of ten seconds may be over before it starts.',
    ),
    paragraph(
      'The pauses double from ten seconds to almost three hours and then stay there. Thirty attempts last more than two days, so a partner may be away over a weekend and no job is lost. Choose the two figures by the longest outage that you want to survive: with eight attempts and no upper limit, every job would be dead after twenty-one minutes.',
    ),
    paragraph(
      'After the thirtieth failed attempt a job stays in the table, leaves the index and is no longer picked up. That is your list of dead letters. Look at it every morning, or let an alert count it. When the cause has been fixed, one statement gives them new attempts:',
    ),
    code(
      'sql',
      `
update jobs
set attempts = 0, run_at = now()
where kind = 'order-mail' and done_at is null and attempts >= 30 and run_at <= now();`,
    ),
    heading(2, 'At least once, not exactly once'),
    paragraph(
      'A worker can finish the handler and die before it marks the job as done. The job then runs again. The table is not to blame; every queue has this. So write handlers that may run twice:',
    ),
    item('bullet', ['Pass the job’s id, the handler’s second argument, to the partner as the idempotency key.']),
    item('bullet', ['Write results with an upsert instead of an insert.']),
    item('bullet', [
      'Before sending an email, note that it was sent; prefer a rare missing email or a rare duplicate, and decide which.',
    ]),
    heading(2, 'The loop'),
    paragraph('Poll once a second when idle, and at once when there was something to do.'),
    code(
      'ts',
      `
import { Pool } from 'pg'
import { handlers } from './handlers.ts'
import { runNext } from './run-next.ts'

const pool = new Pool()
const stop = new AbortController()
process.on('SIGTERM', () => stop.abort())

while (!stop.signal.aborted) {
  const worked = await runNext(pool, handlers).catch((error) => {
    console.error(error)
    return false
  })
  if (!worked) await new Promise((resolve) => setTimeout(resolve, 1000))
}
await pool.end()`,
    ),
    paragraph(
      'On ',
      mono('SIGTERM'),
      ' the loop finishes its job and ends, so a deployment interrupts nothing. Give the process manager a longer grace period than your longest job. If a second of delay is too long, let the inserting transaction send ',
      mono('notify jobs'),
      ' and wake the worker with ',
      mono('listen'),
      '. Keep the polling, since notifications get lost while a connection is down.',
    ),
    heading(2, 'What to watch'),
    code(
      'sql',
      `
select kind,
       count(*) filter (where attempts < 30) as waiting,
       count(*) filter (where attempts >= 30 and run_at <= now()) as dead,
       max(now() - due_at) filter (where attempts < 30 and due_at <= now()) as oldest
from jobs
where done_at is null
group by kind;`,
    ),
    paragraph(
      'The age of the oldest waiting job says more than the length of the queue. A thousand jobs that wait two seconds are healthy. Three that have waited an hour are not. The age counts from ',
      mono('due_at'),
      ', because ',
      mono('run_at'),
      ' moves with each attempt: measured by it, a job that has failed since yesterday would look a few minutes old. If you add a job for later, set both.',
    ),
    paragraph(
      'Delete finished jobs in batches after a week or so, and let autovacuum run more often on this table than on others; a queue leaves many dead rows behind.',
    ),
    heading(2, 'When a table is no longer enough'),
    paragraph(
      'Measure before you believe anyone’s limit, including ours. Insert a million empty jobs, start as many workers as you would run, and look at jobs per second, at the processor of the database and at the times of your other queries. A broker is worth its care when those other queries begin to suffer, when many systems need the same event, or when the work is a stream rather than a list. Until then, the queue that you can query with SQL is a pleasant thing to have at three in the morning.',
    ),
  ),
}
