import { authors } from './authors.ts'
import type { JournalArticle } from './journal-type.ts'

/** On reports that nobody reads. */
export const reportsWithoutReaders: JournalArticle = {
  id: 'a-third-of-the-reports',
  meta: {
    title: 'A third of the reports had no reader',
    description:
      'How to find out which of a company’s reports are read, by leaving thirty of them out each month, and what to build instead of the others.',
  },
  title: 'A third of the reports',
  subtitle: 'Before anyone asks for a dashboard, count who opens what there is.',
  excerpt:
    'A bank’s reporting department sent out 214 reports a month. I stopped sending them, thirty a month, and waited for someone to call.',
  author: authors.lamia,
  publishedDate: '2026-07-07',
  tags: ['Digital Transformation', 'SaaS'],
  featured: false,
  related: ['the-register-on-the-counter', 'who-left-in-march'],
  content: [
    {
      type: 'paragraph',
      text: 'In my last post at a bank I had a list of everything my department sent out in a month. It had 214 lines. Behind each was a query, a person who ran it, a person who checked it, and a file that travelled by email to between one and sixty addresses. Nobody could say who had asked for line 87, and nobody would have dared to strike it.',
    },
    {
      type: 'paragraph',
      text: 'So I stopped asking whether a report was needed. Everybody says yes to that; it costs them nothing. I left reports out instead, about thirty at a time, each for one month, never two that went to the same reader, and wrote down who called. The rules were simple: nothing that the regulator receives, nothing that moves money, and whoever called got the file within ten minutes, with an apology.',
    },
    { type: 'heading', text: 'What the silence said' },
    {
      type: 'paragraph',
      text: 'It took seven months to get through the list. For 71 reports nobody called at all. That is a third. For another 58 one person called, and it was always the same kind of call: could they have one number out of it, the one they copied into a report of their own.',
    },
    {
      type: 'list',
      items: [
        '<strong>No call in a month:</strong> 71 reports. Most had been asked for by someone who had since left or been promoted.',
        '<strong>One call, for one number:</strong> 58 reports, with on average twenty-three columns around that number.',
        '<strong>Several calls by noon:</strong> 31 reports. They are the bank. Their readers could recite last week’s figures.',
        '<strong>Calls about the format:</strong> the other 54. Their readers wanted to know where the file was because a macro of theirs opened it at six in the morning.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The last group surprised me most. A report with no human reader can still be the most important one in the building, because a spreadsheet eats it. We found a chain of five files, each made from the one before, that ended in the branch managers’ bonus. The person who had built it had retired. His macro had not.',
    },
    {
      type: 'quote',
      text: 'I do not read it. I check that it came. If it did not come I would have to find out what was in it.',
      author: 'A regional manager',
    },
    { type: 'heading', text: 'What we build now' },
    {
      type: 'paragraph',
      text: 'Clients come to us for a dashboard. There is usually a drawing, with a speedometer in it. Before we draw anything we ask for the list of what is sent out today, and for permission to leave things out. The permission is harder to get than the list. It helps to begin with the reports of the department that is paying for the project.',
    },
    {
      type: 'paragraph',
      text: 'What remains after that is small. A typical company of three hundred people has about twelve figures that someone acts on. Each of them gets a name, an owner, a place where it is calculated once, and a sentence that says what will be done when it leaves its usual range. If nobody can write that sentence, the figure goes into the archive, where it may be looked up.',
    },
    {
      type: 'image',
      subject: 'twelve-flowers',
      alt: 'Stitched drawing of rows of squares set on their corners, most of them plain, with a flower in twelve',
      caption: 'Twelve figures that someone acts on. The others may be looked up.',
    },
    { type: 'subheading', text: 'The counter that we leave behind' },
    {
      type: 'paragraph',
      text: 'Every screen we deliver counts its own readers, by role and without names, and shows the count to the owner of the figure. A screen that nobody has opened for a quarter writes to its owner and proposes its own removal. Two clients have asked us to take that message out, because it was embarrassing. One of them asked for it back.',
    },
    {
      type: 'paragraph',
      text: 'None of this is analytics in the sense of the brochures. There is no model in it and nothing is predicted. But the bank got back eleven working days a month, and for the first time the people who made the reports knew for whom. Two of them told me that this was the larger part of the gain. The 71 files are still in the archive. In four years, three of them have been asked for.',
    },
  ],
}
