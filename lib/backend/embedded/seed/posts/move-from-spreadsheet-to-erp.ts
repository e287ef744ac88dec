import { bold, code, delta, heading, item, mono, paragraph, quote } from '../delta.ts'
import type { SeedPost } from '../types.ts'

/** Enterprise, a Delta with a quotation and nested items: importing a stock list. */
export const moveFromSpreadsheetToErp: SeedPost = {
  id: 'b3f1c2de-58a4-4c0e-9f61-2a7d3e8c9b10',
  title: 'Move from a spreadsheet to an ERP',
  subTitle: 'Load as text, count the faults, let the owners decide, and reconcile before you switch',
  image: null,
  category: 'Enterprise Solutions',
  tags: ['ERP', 'PostgreSQL', 'Data Quality'],
  author: {
    name: 'Lamia Purkayastha',
    designation: 'Head of Product and Analytics',
  },
  createdAt: '2025-12-18T04:00:00.000Z',
  readTime: null,
  level: 'Beginner',
  description: delta(
    paragraph(
      'The stock list began as one spreadsheet. Now there are five copies, and two people who know which is right. An ERP system will not settle that for you. It will load whatever you give it, and then the errors have a login page. So most of the work lies before the first import.',
    ),
    heading(2, 'Load it as text'),
    paragraph(
      'Import every column as text into a staging table. A strict type would refuse the bad lines one at a time, and you want to see them all.',
    ),
    code(
      'sql',
      `
create table staging_stock (
  line     integer generated always as identity,
  code     text,
  name     text,
  quantity text,
  price    text
);

\\copy staging_stock (code, name, quantity, price) from 'stock.csv' with (format csv, header)`,
    ),
    paragraph('Some damage was done before the export, and no query can repair it:'),
    item('bullet', [bold('Leading zeros.'), ' Item 0042 became 42.']),
    item('bullet', [
      bold('Long numbers.'),
      ' A spreadsheet keeps fifteen digits. The sixteenth digit of an account number is now zero.',
    ]),
    item('bullet', [bold('Dates.'), ' 03/04 was read as March or as April:']),
    item('bullet', ['compare with the paper, for one month at least;'], 1),
    item('bullet', ['then export again in the form 2025-04-03.'], 1),
    heading(2, 'Count before you clean'),
    code(
      'sql',
      `
select count(*) as lines,
       count(*) filter (where coalesce(trim(code), '') = '') as no_code,
       count(code) - count(distinct upper(trim(code))) as repeated,
       count(*) filter (where coalesce(quantity, '') !~ '^[0-9]+([.][0-9]+)?$') as bad_quantity,
       count(*) filter (where coalesce(price, '') !~ '^[0-9]+([.][0-9]+)?$') as bad_price
from staging_stock;`,
    ),
    paragraph(
      'The pattern says ',
      mono('[0-9]'),
      ' and not ',
      mono('\\d'),
      ', because with some collations ',
      mono('\\d'),
      ' also accepts Bengali digits, which a cast to ',
      mono('numeric'),
      ' refuses. It rejects 1,25,000 and negative stock too. Both deserve a look.',
    ),
    paragraph(
      'Give the counts to the people who own the list. Which of two lines with the same code is right is a question for the storekeeper, not for the programmer. Corrections go into the source, and the import runs again from the start.',
    ),
    quote('If a correction exists only in the staging table, the next import will lose it.'),
    heading(2, 'Load all or nothing'),
    paragraph(
      'Here ',
      mono('items'),
      ' and ',
      mono('stock_moves'),
      ' stand for the tables of a system of your own. For a bought ERP, send the same lines through its import interface, since direct inserts bypass its checks.',
    ),
    code(
      'sql',
      `
begin;

insert into items (code, name)
select upper(trim(code)), trim(name)
from staging_stock;

insert into stock_moves (item_id, quantity, unit_price, reason)
select i.id, s.quantity::numeric, s.price::numeric, 'opening balance'
from staging_stock s
join items i on i.code = upper(trim(s.code));

commit;`,
    ),
    paragraph(
      'With a unique constraint on ',
      mono('items.code'),
      ', a repeated code stops the load. A failing statement aborts the whole transaction, so no half of a warehouse remains.',
    ),
    heading(2, 'Reconcile, then switch'),
    code(
      'sql',
      `
select (select sum(quantity::numeric * price::numeric) from staging_stock) as sheet,
       (select sum(quantity * unit_price) from stock_moves
        where reason = 'opening balance') as erp;`,
    ),
    paragraph(
      'The two figures must be equal to the last paisa, and equal to the total that the accountant signed. Then agree on three things:',
    ),
    item('ordered', ['the hour at which the spreadsheet becomes read-only;']),
    item('ordered', ['who counts twenty items on the shelf the next morning;']),
    item('ordered', ['until when you can go back, and how.']),
    paragraph(
      'Avoid a long period with both in use. Two lists that are both maintained is the state you started from.',
    ),
  ),
}
