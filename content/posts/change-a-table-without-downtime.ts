import type { SamplePost } from '../sample-types.ts'
import { bold, centred, code, delta, embed, heading, item, mono, paragraph } from './delta.ts'

/** DevOps, a Delta with an image: expand and contract on a live table. */
export const changeATableWithoutDowntime: SamplePost = {
  id: 'change-a-table-without-downtime',
  title: 'Change a live table without downtime',
  subTitle: 'Expand, copy, switch, contract: renaming a column in PostgreSQL while people use it',
  image: 'scene/new-table-leg',
  category: 'DevOps',
  tags: ['PostgreSQL', 'CI/CD', 'Reliability'],
  author: { name: 'Rezwan Talukdar', designation: 'Principal Backend Engineer' },
  createdAt: '2026-02-09T04:00:00.000Z',
  readTime: null,
  level: 'Intermediate',
  description: delta(
    paragraph(
      'During a deployment, two versions of your program run against one database. For some seconds the old one still answers while the new one starts. A migration that suits only one of them breaks the other. Renaming a column is the classic case: whichever moment you choose, one of the two asks for a name that does not exist.',
    ),
    paragraph(
      'The way out is older than any tool. First make the table fit both versions, then move, then remove what is no longer used.',
    ),
    embed(
      { image: '/images/posts/expand-and-contract.svg' },
      {
        alt: 'Timeline of four steps. The old column stays until contract, the new ones exist from expand; the program writes both in between and reads the new ones from switch.',
        width: '960',
        height: '430',
      },
    ),
    paragraph(
      'The example splits the column ',
      bold('name'),
      ' of a table with millions of customers into ',
      bold('given_name'),
      ' and ',
      bold('family_name'),
      '.',
    ),
    heading(2, 'Step 1: expand'),
    code(
      'sql',
      `
set lock_timeout = '2s';
alter table customers
  add column given_name text,
  add column family_name text;`,
    ),
    paragraph(
      'Adding a nullable column without a computed default changes only the catalogue, so it is quick. It still needs an exclusive lock for a moment. If a long report holds the table, the command waits, and every query behind it waits too. That is how a migration of one millisecond takes a site down for ten minutes. The timeout makes it give up instead. Try again a minute later.',
    ),
    paragraph('Next, deploy a version of the program that writes all three columns and reads the old one.'),
    heading(2, 'Step 2: copy in small pieces'),
    code(
      'sql',
      `
with batch as (
  select id from customers
  where id > $1
  order by id
  limit 1000
  for update
), copied as (
  update customers
  set given_name = split_part(name, ' ', 1),
      family_name = nullif(substr(name, length(split_part(name, ' ', 1)) + 2), '')
  from batch
  where customers.id = batch.id and given_name is null and name is not null
)
select max(id) as last from batch;`,
    ),
    paragraph(
      'Run this in a loop, one transaction each. Begin with an id below the first, pass each answer to the next round as ',
      mono('$1'),
      ', and stop when the answer is null. Sleep a little between the batches, and watch the replication delay. One update over the whole table would hold its locks and keep all old row versions until the end.',
    ),
    paragraph(
      'Two details matter. Each batch starts where the last one ended, by the primary key. A batch that searches for rows which are still empty reads past all finished ones again, and gets slower with every round. And it does not say ',
      mono('skip locked'),
      '. That suits a queue, where another worker has the row. Here a skipped row would be left behind, and a round in which every remaining row happens to be locked would look like the end. Let the batch wait; if the lock timeout stops it, run the same batch again. Rows that the new version of the program has already written are left as they are.',
    ),
    paragraph(
      'A warning about the example itself: names do not split like this. Many people in Bangladesh have no family name, and “Md.” is not a given name. We chose it because everyone tries it once. In a real system, ask people how they wish to be addressed, and keep the full name.',
    ),
    heading(2, 'Step 3: switch the readers'),
    paragraph('Check before you switch:'),
    code(
      'sql',
      `
select count(*) as different
from customers
where nullif(concat_ws(' ', given_name, family_name), '') is distinct from name;`,
    ),
    paragraph(
      'If the answer is not zero, look at the rows. Then deploy a version which reads the new columns and ',
      bold('still writes the old one'),
      '. Should it misbehave, you can go back to the earlier version without any data missing. Stay in this state for some days, through one month’s end if the table is used for accounting.',
    ),
    heading(2, 'Step 4: contract'),
    paragraph(
      'The next version no longer mentions the old column. Before you deploy it, make the column optional. If it is ',
      bold('not null'),
      ', as names usually are, the first insert that leaves it out would fail:',
    ),
    code(
      'sql',
      `
set lock_timeout = '2s';
alter table customers alter column name drop not null;`,
    ),
    paragraph(
      'This changes only the catalogue. Anything else that expects a value in every new row has to go in the same way: a check, a trigger, a primary key. From this deployment on, the old column has gaps, and the way back to the version before last is closed. Only when no older version is running anywhere, remove the column:',
    ),
    code(
      'sql',
      `
set lock_timeout = '2s';
alter table customers drop column name;`,
    ),
    paragraph(
      'Search for other readers first: reports, exports, a colleague’s spreadsheet with a direct connection. A way to find them is to take away the right to read the column for a day, from a quiet hour on, with the way back prepared. Revoking it for the one column does nothing where the role may read the whole table. Replace the grant by one for the columns that remain:',
    ),
    code(
      'sql',
      `
begin;
revoke select on customers from reporting;
grant select (id, given_name, family_name) on customers to reporting;
commit;`,
    ),
    paragraph(
      'Whoever still asks for the old column now gets “permission denied”, and tells you. ',
      mono('grant select on customers to reporting'),
      ' puts everything back. The owner of the table and superusers notice nothing, so look at who connects as one of them.',
    ),
    heading(2, 'If the new column must not be null'),
    paragraph(
      'A plain ',
      bold('set not null'),
      ' reads the whole table under an exclusive lock. Use a constraint that is checked later:',
    ),
    code(
      'sql',
      `
alter table customers
  add constraint given_name_present check (given_name is not null) not valid;
alter table customers validate constraint given_name_present;
alter table customers alter column given_name set not null;
alter table customers drop constraint given_name_present;`,
    ),
    paragraph(
      'The second command reads the table under a weaker lock that lets people work. The third uses the validated constraint as its proof and does not read again.',
    ),
    heading(2, 'Rules we put into the pipeline'),
    item('bullet', ['Every migration file sets a lock timeout.']),
    item('bullet', ['A migration and the code that needs it are never in the same deployment.']),
    item('bullet', ['Indexes are created with ', bold('concurrently'), ', outside a transaction.']),
    item('bullet', [
      'The tests run once with the new code on the old schema, and once with the old code on the new one.',
    ]),
    paragraph(
      'The last rule finds most mistakes, and nearly nobody does it. Check out the previous release in a second folder, apply the new migrations, and run its tests.',
    ),
    centred(bold('Four deployments for one column feel slow. They are faster than one apology.')),
  ),
}
