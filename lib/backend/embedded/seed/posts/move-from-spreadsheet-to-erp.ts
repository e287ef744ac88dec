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
  description: {
    ops: [
      {
        insert:
          'The stock list began as one spreadsheet. Now there are five copies, and two people who know which is right. An ERP system will not settle that for you. It will load whatever you give it, and then the errors have a login page. So most of the work lies before the first import.\n',
      },
      {
        insert: 'Load it as text',
      },
      {
        insert: '\n',
        attributes: {
          header: 2,
        },
      },
      {
        insert:
          'Import every column as text into a staging table. A strict type would refuse the bad lines one at a time, and you want to see them all.\ncreate table staging_stock (',
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: '  line     integer generated always as identity,',
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: '  code     text,',
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: '  name     text,',
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: '  quantity text,',
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: '  price    text',
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: ');',
      },
      {
        insert: '\n\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: "\\copy staging_stock (code, name, quantity, price) from 'stock.csv' with (format csv, header)",
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: 'Some damage was done before the export, and no query can repair it:\n',
      },
      {
        insert: 'Leading zeros.',
        attributes: {
          bold: true,
        },
      },
      {
        insert: ' Item 0042 became 42.',
      },
      {
        insert: '\n',
        attributes: {
          list: 'bullet',
        },
      },
      {
        insert: 'Long numbers.',
        attributes: {
          bold: true,
        },
      },
      {
        insert: ' A spreadsheet keeps fifteen digits. The sixteenth digit of an account number is now zero.',
      },
      {
        insert: '\n',
        attributes: {
          list: 'bullet',
        },
      },
      {
        insert: 'Dates.',
        attributes: {
          bold: true,
        },
      },
      {
        insert: ' 03/04 was read as March or as April:',
      },
      {
        insert: '\n',
        attributes: {
          list: 'bullet',
        },
      },
      {
        insert: 'compare with the paper, for one month at least;',
      },
      {
        insert: '\n',
        attributes: {
          list: 'bullet',
          indent: 1,
        },
      },
      {
        insert: 'then export again in the form 2025-04-03.',
      },
      {
        insert: '\n',
        attributes: {
          list: 'bullet',
          indent: 1,
        },
      },
      {
        insert: 'Count before you clean',
      },
      {
        insert: '\n',
        attributes: {
          header: 2,
        },
      },
      {
        insert: 'select count(*) as lines,',
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: "       count(*) filter (where coalesce(trim(code), '') = '') as no_code,",
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: '       count(code) - count(distinct upper(trim(code))) as repeated,',
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: "       count(*) filter (where coalesce(quantity, '') !~ '^[0-9]+([.][0-9]+)?$') as bad_quantity,",
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: "       count(*) filter (where coalesce(price, '') !~ '^[0-9]+([.][0-9]+)?$') as bad_price",
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: 'from staging_stock;',
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: 'The pattern says ',
      },
      {
        insert: '[0-9]',
        attributes: {
          code: true,
        },
      },
      {
        insert: ' and not ',
      },
      {
        insert: '\\d',
        attributes: {
          code: true,
        },
      },
      {
        insert: ', because with some collations ',
      },
      {
        insert: '\\d',
        attributes: {
          code: true,
        },
      },
      {
        insert: ' also accepts Bengali digits, which a cast to ',
      },
      {
        insert: 'numeric',
        attributes: {
          code: true,
        },
      },
      {
        insert:
          ' refuses. It rejects 1,25,000 and negative stock too. Both deserve a look.\nGive the counts to the people who own the list. Which of two lines with the same code is right is a question for the storekeeper, not for the programmer. Corrections go into the source, and the import runs again from the start.\nIf a correction exists only in the staging table, the next import will lose it.',
      },
      {
        insert: '\n',
        attributes: {
          blockquote: true,
        },
      },
      {
        insert: 'Load all or nothing',
      },
      {
        insert: '\n',
        attributes: {
          header: 2,
        },
      },
      {
        insert: 'Here ',
      },
      {
        insert: 'items',
        attributes: {
          code: true,
        },
      },
      {
        insert: ' and ',
      },
      {
        insert: 'stock_moves',
        attributes: {
          code: true,
        },
      },
      {
        insert:
          ' stand for the tables of a system of your own. For a bought ERP, send the same lines through its import interface, since direct inserts bypass its checks.\nbegin;',
      },
      {
        insert: '\n\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: 'insert into items (code, name)',
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: 'select upper(trim(code)), trim(name)',
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: 'from staging_stock;',
      },
      {
        insert: '\n\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: 'insert into stock_moves (item_id, quantity, unit_price, reason)',
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: "select i.id, s.quantity::numeric, s.price::numeric, 'opening balance'",
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: 'from staging_stock s',
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: 'join items i on i.code = upper(trim(s.code));',
      },
      {
        insert: '\n\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: 'commit;',
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: 'With a unique constraint on ',
      },
      {
        insert: 'items.code',
        attributes: {
          code: true,
        },
      },
      {
        insert:
          ', a repeated code stops the load. A failing statement aborts the whole transaction, so no half of a warehouse remains.\nReconcile, then switch',
      },
      {
        insert: '\n',
        attributes: {
          header: 2,
        },
      },
      {
        insert: 'select (select sum(quantity::numeric * price::numeric) from staging_stock) as sheet,',
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: '       (select sum(quantity * unit_price) from stock_moves',
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert: "        where reason = 'opening balance') as erp;",
      },
      {
        insert: '\n',
        attributes: {
          'code-block': 'sql',
        },
      },
      {
        insert:
          'The two figures must be equal to the last paisa, and equal to the total that the accountant signed. Then agree on three things:\nthe hour at which the spreadsheet becomes read-only;',
      },
      {
        insert: '\n',
        attributes: {
          list: 'ordered',
        },
      },
      {
        insert: 'who counts twenty items on the shelf the next morning;',
      },
      {
        insert: '\n',
        attributes: {
          list: 'ordered',
        },
      },
      {
        insert: 'until when you can go back, and how.',
      },
      {
        insert: '\n',
        attributes: {
          list: 'ordered',
        },
      },
      {
        insert:
          'Avoid a long period with both in use. Two lists that are both maintained is the state you started from.\n',
      },
    ],
  },
}
