import { authors } from './authors.ts'
import type { JournalArticle } from './journal-type.ts'

/** On what a paper register knows. */
export const theRegister: JournalArticle = {
  id: 'the-register-on-the-counter',
  meta: {
    title: 'The register on the counter',
    description:
      'Digital transformation starts with the paper book that everybody wants to abolish. It usually holds the real process, pencil marks included.',
  },
  title: 'The register on the counter',
  subtitle: 'Before a company abolishes its paper book, someone should read it.',
  excerpt:
    'A garment supplier had spent two years on a system nobody used. The one that everybody used lay on the counter, tied with string, and it was better.',
  author: authors.tahmina,
  publishedDate: '2026-08-18',
  tags: ['Digital Transformation', 'SaaS'],
  featured: false,
  related: ['ninety-eight-percent-of-what', 'software-sold-by-the-day'],
  content: [
    {
      type: 'paragraph',
      text: 'The store room of a garment supplier in Gazipur had a system with eleven screens, two years old, paid for. It also had a register: a long book with a red cover, tied to the counter with string. I asked to see the system. The storekeeper opened it, looked for the mouse, and said that the figures in it were entered on Saturdays, from the book.',
    },
    {
      type: 'paragraph',
      text: 'I have seen this in some forty companies, and the meeting that follows is always the same. Management says that the people resist change. The vendor says that the people need training. The people say nothing, because they have work to do, and go back to the book.',
    },
    { type: 'heading', text: 'What the book knew' },
    {
      type: 'paragraph',
      text: 'We photographed forty pages of it and spent two days reading. The printed columns were the ones that the system had: date, item, in, out, balance. The real information was written beside them.',
    },
    {
      type: 'list',
      items: [
        '<strong>A dot before the line</strong> meant: taken, but the slip comes later. Nine lines in ten had a dot at noon and none in the evening. The system refused to give anything out without a slip, so on the day it went live, the sewing floor stood still.',
        '<strong>A circle around a number</strong> meant that the roll was short, and by how much the storekeeper believed it. There was no field for belief.',
        '<strong>Initials in the margin</strong> were those of the supervisor who had begged. The owner read that column, and only that, each Thursday.',
        '<strong>Pencil</strong> was provisional. Ink was not. The system knew only ink.',
      ],
    },
    {
      type: 'paragraph',
      text: 'None of this was in the specification. It had been written in a meeting room by people who knew the printed columns. Nobody had hidden the rest. It was on the counter, tied with string, and nobody had asked.',
    },
    {
      type: 'quote',
      text: 'They asked me what I do. I told them what the book is for. They should have asked what the pencil is for.',
      author: 'The storekeeper',
    },
    { type: 'heading', text: 'Pencil, in software' },
    {
      type: 'paragraph',
      text: 'The fix took seven weeks, most of which went into removing things. Of eleven screens, three stayed. Goods may leave without a slip; the line is then provisional and shows for how long. A short roll is entered with an estimate. Whoever asks for an exception is named beside it. On Thursdays the owner gets one page with the initials.',
    },
    {
      type: 'paragraph',
      text: 'We also built something that looks like a step back: a button that prints today as a page of the register, in the old columns. It is used when the power is off, when the auditor comes, and whenever someone wants to be sure. In the first month it was pressed 340 times. Last month, six.',
    },
    {
      type: 'image',
      subject: 'notes-in-margin',
      alt: 'Stitched drawing of a ruled page with red notes in its margin',
      caption: 'The columns were printed. The process was in the margin.',
    },
    { type: 'subheading', text: 'The day the string came off' },
    {
      type: 'paragraph',
      text: 'We never asked for the book to be abolished. For ten weeks both were kept, with the last day in the calendar from the start, and each evening the storekeeper compared the two balances. He found nine differences; seven were errors of the book, two were ours. In the eleventh week he untied the string himself, put the register on the shelf with the others, and asked whether the tablet could be fastened to the counter in its place. It is fastened to the counter, with the same string.',
    },
    { type: 'heading', text: 'What I ask now' },
    {
      type: 'paragraph',
      text: 'The phrase “digital transformation” suggests that something crawls into a presentation and leaves it as a butterfly. My experience is that companies have a process already, a good one, worn smooth by people who had to get home by seven. It lives in books, in a group chat, and in the head of one person near retirement. The work is to find it, to carry it over without breaking it, and to remove what was only there because paper cannot add.',
    },
    {
      type: 'paragraph',
      text: 'So before a proposal I ask three questions. Where is the book? Who writes in it with a pencil? What would go wrong by noon if it were lost? If nobody in the room can answer, we go and look, at our cost. It is the cheapest week of any project. If the answers are good, the client sometimes finds that they need a better book, and we tell them where to buy one.',
    },
  ],
}
