import { authors } from './authors.ts'
import type { JournalArticle } from './journal-type.ts'

/** On pricing software for shops that live by the day. */
export const saasByTheDay: JournalArticle = {
  id: 'software-sold-by-the-day',
  meta: {
    title: 'Software sold by the day',
    description:
      'A monthly subscription assumes a salary. What we learned from selling shop software in nine-taka days, paid from a wallet, and paused without shame.',
  },
  title: 'Software sold by the day',
  subtitle: 'A monthly subscription assumes a monthly income. Most shops do not have one.',
  excerpt:
    'We priced a bookkeeping app at 270 taka a month, and within three months seven shops in ten had left. At nine taka a day two in three stayed, and the sum was larger. An account of why.',
  author: authors.lamia,
  publishedDate: '2026-09-29',
  tags: ['SaaS'],
  featured: false,
  related: ['the-phone-with-two-gigabytes', 'ninety-eight-percent-of-what'],
  content: [
    {
      type: 'paragraph',
      text: 'The app did what its users had asked for. It kept the book of who owed what, it worked without a network, and it sent a polite reminder in Bengali. It cost 270 taka a month, which is less than the shops spent on tea. In the third month, 69 of a hundred had stopped paying.',
    },
    {
      type: 'paragraph',
      text: 'We did the usual things: a discount, a yearly plan, a longer trial. None of it moved the line. Then one of our analysts spent a week behind the counter of a grocer in Mirpur, and came back with a page of notes that made the whole pricing table look foolish.',
    },
    { type: 'heading', text: 'A shop is not a small company' },
    {
      type: 'paragraph',
      text: 'The grocer buys oil by the day, pays the boy by the day and tops up his phone with twenty taka when it is empty. There is no month in his shop. There is a good day, a bad day, and Eid. On the first of the month our charge met whatever happened to be in the wallet, and twice in three months that was too little. The payment failed, the app locked, and he went back to the paper book, which had never locked.',
    },
    {
      type: 'quote',
      text: 'First of the month I pay the rent, then the boy’s advance, then your thing wants 270. From what? Ask me Thursday, I have it Thursday.',
      author: 'The grocer',
    },
    {
      type: 'paragraph',
      text: 'He did not find it dear. He found it badly timed. Those are different complaints, and we had been answering the wrong one with discounts.',
    },
    { type: 'heading', text: 'Nine taka' },
    {
      type: 'paragraph',
      text: 'We changed four things. The words of the product stayed the same, and so did its features; only the way in which money passed was new.',
    },
    {
      type: 'list',
      items: [
        '<strong>The day is the unit.</strong> Nine taka, taken on a day on which the app was opened. A closed shop pays nothing, and needs no reason.',
        '<strong>The book never locks.</strong> Without payment a shop can read everything and write nothing new. Nobody’s own figures are held hostage.',
        '<strong>Paid ahead in round sums.</strong> Fifty or a hundred taka from a wallet, as for the phone. The balance is in days, not in money: “You have 11 days.”',
        '<strong>Pausing has a button.</strong> It says so in one line, without a survey and without a sad face.',
      ],
    },
    {
      type: 'paragraph',
      text: 'After three months, 68 of a hundred were still there. They used the app on 24 days of the month on average and paid 216 taka, less than before. But there were more than twice as many of them, and nobody has to be reminded or called.',
    },
    {
      type: 'image',
      subject: 'calendar-of-days',
      alt: 'Stitched drawing of a calendar with a flower on some of its days',
      caption: 'A slow month of one shop. A flower is a day on which someone opened the book.',
    },
    { type: 'subheading', text: 'What it cost us' },
    {
      type: 'paragraph',
      text: 'Wallet fees eat a small payment. On nine taka they would have taken a fifth, which is why shops pay ahead and we count the days. That makes us the keeper of other people’s balances, so there is now a proper ledger, with two entries for each day used, and it is reconciled with the wallet’s statement every night. This was more work than the pricing page. It was also the first time that our own books were as good as those we sell.',
    },
    {
      type: 'paragraph',
      text: 'The forecast became harder too. A board likes monthly recurring revenue because it looks like a wall. Revenue by the day looks like weather. We show it as a seven-day sum beside the same week of last year, and after two Eids the finance team stopped asking for the wall.',
    },
    { type: 'heading', text: 'When not to do this' },
    {
      type: 'paragraph',
      text: 'Not every product should be sold like airtime. Where someone signs for a department, days are a nuisance; a purchase order wants one line. Where setting up takes a week of our time, a customer who comes and goes is a loss. And where the data matter most when nobody looks at them, as with backups, it would be indecent to count visits.',
    },
    {
      type: 'paragraph',
      text: 'But if your customers live by the day, look at the calendar before you look at the price. Ask when money arrives, and in what size. We asked that after a year. It would have fitted on the first page of the first interview.',
    },
  ],
}
