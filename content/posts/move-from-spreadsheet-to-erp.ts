import type { SamplePost } from '../sample-types.ts'
import { bold, code, delta, heading, item, mono, paragraph, quote } from './delta.ts'

/** Enterprise, a Delta with a quotation and nested items: importing a stock list. */
export const moveFromSpreadsheetToErp: SamplePost = {
  id: 'b3f1c2de-58a4-4c0e-9f61-2a7d3e8c9b10',
  title: 'Move from a spreadsheet to an ERP',
  subTitle: 'Load as text, count the faults, let the owners decide, and reconcile before you switch',
  image: 'scene/spreadsheet-to-ledger',
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
    paragraph(
      'This tutorial takes a list of a few thousand items from a spreadsheet into PostgreSQL, the way we do it for a first migration: load everything as text, find every fault, let the owners decide, rehearse, reconcile, and only then switch. All of it is plain SQL. A list of this size needs no tool.',
    ),
    heading(2, 'Choose the file, and keep it'),
    paragraph(
      'First find out which copy counts. Ask for the one from which the last order was placed, not for the newest one. Then freeze it: export it as CSV in UTF-8, write down who exported it and when, and note its checksum and its number of lines.',
    ),
    code(
      'sh',
      `
sha256sum stock.csv
wc -l stock.csv`,
    ),
    paragraph(
      'When two figures differ in a month’s time, the first question will be whether both of you look at the same file. The checksum answers it. The count is a first check of the import, too, less one for the header; it only differs where a cell contains a line break, and those cells deserve a look anyway.',
    ),
    heading(2, 'Load it as text'),
    paragraph(
      'Import every column as text into a staging table. A strict type would refuse the bad lines one at a time, and you want to see them all.',
    ),
    code(
      'sql',
      `
create table staging_stock (
  line     integer generated always as identity (start with 2),
  code     text,
  name     text,
  unit     text,
  quantity text,
  price    text,
  item     text generated always as (nullif(upper(btrim(code, E' \\t\\u00a0')), '')) stored
);`,
    ),
    paragraph('Then import the file, now and after each new export:'),
    code(
      'sql',
      `
truncate staging_stock restart identity;
\\copy staging_stock (code, name, unit, quantity, price) from 'stock.csv' with (format csv, header)`,
    ),
    paragraph(
      'The column ',
      mono('line'),
      ' is not decoration. When you tell the storekeeper about an error, you want to say in which row of the sheet it is. Row 1 is the header, so the count starts with 2, and ',
      mono('restart identity'),
      ' makes it start there again. ',
      mono('item'),
      ' is the code without blanks, in capitals, and null where nothing is left. The column ',
      mono('unit'),
      ' may be missing in your sheet; add it there, even if it stays empty at first. Why, we shall see below.',
    ),
    paragraph('Some damage was done before the export, and no query can undo it:'),
    item('bullet', [bold('Leading zeros.'), ' Item 0042 became 42.']),
    item('bullet', [
      bold('Long numbers.'),
      ' A spreadsheet keeps fifteen digits. The sixteenth digit of an account number is now zero.',
    ]),
    item('bullet', [bold('Dates.'), ' 03/04 was read as March or as April:']),
    item('bullet', ['compare with the paper, for one month at least;'], 1),
    item('bullet', ['then export again in the form 2025-04-03.'], 1),
    item('bullet', [
      bold('Formulas.'),
      ' The export contains the value that was last calculated, on a machine that may have had an older price list.',
    ]),
    heading(2, 'Count before you clean'),
    code(
      'sql',
      `
select count(*) as lines,
       count(*) filter (where item is null) as no_code,
       count(item) - count(distinct item) as repeated,
       count(*) filter (where coalesce(trim(unit), '') = '') as no_unit,
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
      ' refuses. It rejects 1,25,000 and negative stock too. Both deserve a look: the first is a hundred and twenty-five thousand written as people here write it, and the second is a delivery that was sold before it was entered.',
    ),
    heading(2, 'Name the lines'),
    paragraph(
      'Counts tell you how bad it is. People correct lines. A view lists each faulty line with its reasons, and it is empty when the list is ready:',
    ),
    code(
      'sql',
      `
create view staging_faults as
select * from (
  select line, code, name, unit, quantity, price, item,
         concat_ws(', ',
           case when item is null then 'no code' end,
           case when item is not null and count(*) over (partition by item) > 1 then 'repeated code' end,
           case when coalesce(trim(name), '') = '' then 'no name' end,
           case when coalesce(trim(unit), '') = '' then 'no unit' end,
           case when coalesce(quantity, '') !~ '^[0-9]+([.][0-9]+)?$' then 'quantity' end,
           case when coalesce(price, '') !~ '^[0-9]+([.][0-9]+)?$' then 'price' end
         ) as faults
  from staging_stock
) as checked
where faults <> ''
order by item, line;`,
    ),
    paragraph(
      'Give this list to the people who own the stock. Which of two lines with the same code is right is a question for the storekeeper, not for the programmer. Often both are right, and the code means a carton in one line and a piece in the other. That is the error to find now, because no constraint will find it for you later: decide on one unit for each item, and write it into the column of its own that the import expects. Corrections go into the source, and the import runs again from the start.',
    ),
    quote('If a correction exists only in the staging table, the next import will lose it.'),
    heading(2, 'Load all or nothing'),
    paragraph(
      'Here ',
      mono('items'),
      ' and ',
      mono('stock_moves'),
      ' are tables of a system of your own. For a bought ERP, send the same lines through its import API, since direct inserts bypass its checks.',
    ),
    code(
      'sql',
      `
begin;

insert into items (code, name, unit)
select item, trim(name), trim(unit)
from staging_stock;

insert into stock_moves (item_id, quantity, unit_price, reason)
select i.id, s.quantity::numeric, s.price::numeric, 'opening balance'
from staging_stock s
join items i on i.code = s.item;

commit;`,
    ),
    paragraph(
      'With a unique constraint on ',
      mono('items.code'),
      ', a repeated code stops the load. A failing statement aborts the whole transaction, so no half of a warehouse remains. The opening balance is a movement like any other. A column with the current quantity would be quicker to read, but nobody could say later where its first value came from.',
    ),
    heading(2, 'Rehearse it'),
    paragraph(
      'Put ',
      mono('rollback'),
      ' in the place of ',
      mono('commit'),
      ' and run the load as often as you like, on a copy of the real database, with each new export. Write down how long it takes and how many lines the view still shows. Three rehearsals are usual. The first shows faults that nobody expected, the second shows that some corrections were made in the wrong copy, and the third is boring. Do not set a date for the switch before the boring one.',
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
      'The two figures must be equal to the last paisa, and equal to the total that the accountant signed. Equal totals can hide two errors of the same size, so compare the number of items as well, and the ten most valuable ones line by line. Then agree on three things:',
    ),
    item('ordered', ['the hour at which the spreadsheet becomes read-only;']),
    item('ordered', ['who counts twenty items on the shelf the next morning;']),
    item('ordered', ['until when you can go back, and how.']),
    paragraph(
      'Keeping both for a while can be right, as a test: one of the two is the book that counts, someone compares them every evening, and the day on which the other one ends is in the calendar. What to avoid is a long period in which both are maintained and neither is compared. Two lists without an end date are the state you started from.',
    ),
    paragraph(
      'Keep the staging table, the file and its checksum for as long as the auditor keeps papers. When someone asks in two years why item 0042 began with eleven cartons, the answer takes one query: row 318 of the sheet, exported on a Thursday, by a colleague who can be asked.',
    ),
  ),
}
