import type { SeedPost } from '../types.ts'

/** DevOps, a Delta with an image: expand and contract on a live table. */
export const changeATableWithoutDowntime: SeedPost = {
  id: 'change-a-table-without-downtime',
  title: 'Change a live table without downtime',
  subTitle: 'Expand, copy, switch, contract: renaming a column in PostgreSQL while people use it',
  image: null,
  category: 'DevOps',
  tags: ['PostgreSQL', 'CI/CD', 'Reliability'],
  author: { name: 'Rezwan Talukdar', designation: 'Principal Backend Engineer' },
  createdAt: '2026-02-09T04:00:00.000Z',
  readTime: null,
  level: 'Intermediate',
  description: {
    ops: [
      {
        insert:
          'During a deployment, two versions of your program run against one database. For some seconds the old one still answers while the new one starts. A migration that suits only one of them breaks the other. Renaming a column is the classic case: whichever moment you choose, one of the two asks for a name that does not exist.\nThe way out is older than any tool. First make the table fit both versions, then move, then remove what is no longer used.\n',
      },
      {
        insert: { image: '/images/default-banner.svg' },
        attributes: {
          alt: 'Four steps in a row: expand, copy, switch, contract, with two program versions above them',
        },
      },
      { insert: '\nThe example splits the column ' },
      { insert: 'name', attributes: { bold: true } },
      { insert: ' of a table with millions of customers into ' },
      { insert: 'given_name', attributes: { bold: true } },
      { insert: ' and ' },
      { insert: 'family_name', attributes: { bold: true } },
      { insert: '.\nStep 1: expand' },
      { insert: '\n', attributes: { header: 2 } },
      { insert: "set lock_timeout = '2s';" },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: 'alter table customers' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: '  add column given_name text,' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: '  add column family_name text;' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      {
        insert:
          'Adding a nullable column without a computed default changes only the catalogue, so it is quick. It still needs an exclusive lock for a moment. If a long report holds the table, the command waits, and every query behind it waits too. That is how a migration of one millisecond takes a site down for ten minutes. The timeout makes it give up instead. Try again a minute later.\nNext, deploy a version of the program that writes all three columns and reads the old one.\nStep 2: copy in small pieces',
      },
      { insert: '\n', attributes: { header: 2 } },
      { insert: 'with batch as (' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: '  select id from customers' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: '  where given_name is null and name is not null' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: '  order by id' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: '  limit 1000' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: '  for update skip locked' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: ')' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: 'update customers' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: "set given_name = split_part(name, ' ', 1)," },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: "    family_name = nullif(substr(name, length(split_part(name, ' ', 1)) + 2), '')" },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: 'from batch' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: 'where customers.id = batch.id;' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      {
        insert:
          'Run this in a loop, one transaction each, until it reports zero rows. Sleep a little between the batches, and watch the replication delay. One update over the whole table would hold its locks and keep all old row versions until the end.\nA warning about the example itself: names do not split like this. Many people in Bangladesh have no family name, and “Md.” is not a given name. We chose it because everyone tries it once. In a real system, ask people how they wish to be addressed, and keep the full name.\nStep 3: switch the readers',
      },
      { insert: '\n', attributes: { header: 2 } },
      { insert: 'Check before you switch:\nselect count(*) as different' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: 'from customers' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: "where concat_ws(' ', given_name, family_name) is distinct from name;" },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: 'If the answer is not zero, look at the rows. Then deploy a version which reads the new columns and ' },
      { insert: 'still writes the old one', attributes: { bold: true } },
      {
        insert:
          '. Should it misbehave, you can go back to the earlier version without any data missing. Stay in this state for some days, through one month’s end if the table is used for accounting.\nStep 4: contract',
      },
      { insert: '\n', attributes: { header: 2 } },
      {
        insert:
          "Deploy a version that no longer mentions the old column. Only when no older version is running anywhere, remove it:\nset lock_timeout = '2s';",
      },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: 'alter table customers drop column name;' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      {
        insert:
          'Search for other readers first: reports, exports, a colleague’s spreadsheet with a direct connection. A way to find them is to revoke the right to read the column for a day, at a quiet hour, with a hand on the switch.\nIf the column must not be null',
      },
      { insert: '\n', attributes: { header: 2 } },
      { insert: 'A plain ' },
      { insert: 'set not null', attributes: { bold: true } },
      {
        insert:
          ' reads the whole table under an exclusive lock. Use a constraint that is checked later:\nalter table customers',
      },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: '  add constraint given_name_present check (given_name is not null) not valid;' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: 'alter table customers validate constraint given_name_present;' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: 'alter table customers alter column given_name set not null;' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      { insert: 'alter table customers drop constraint given_name_present;' },
      { insert: '\n', attributes: { 'code-block': 'sql' } },
      {
        insert:
          'The second command reads the table under a weaker lock that lets people work. The third uses the validated constraint as its proof and does not read again.\nRules we put into the pipeline',
      },
      { insert: '\n', attributes: { header: 2 } },
      { insert: 'Every migration file sets a lock timeout.' },
      { insert: '\n', attributes: { list: 'bullet' } },
      { insert: 'A migration and the code that needs it are never in the same deployment.' },
      { insert: '\n', attributes: { list: 'bullet' } },
      { insert: 'Indexes are created with ' },
      { insert: 'concurrently', attributes: { bold: true } },
      { insert: ', outside a transaction.' },
      { insert: '\n', attributes: { list: 'bullet' } },
      { insert: 'The tests run once with the new code on the old schema, and once with the old code on the new one.' },
      { insert: '\n', attributes: { list: 'bullet' } },
      {
        insert:
          'The last rule finds most mistakes, and nearly nobody does it. Check out the previous release in a second folder, apply the new migrations, and run its tests.\n',
      },
      {
        insert: 'Four deployments for one column feel slow. They are faster than one apology.',
        attributes: { bold: true },
      },
      { insert: '\n', attributes: { align: 'center' } },
    ],
  },
}
