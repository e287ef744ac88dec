import { authors } from './authors.ts'
import type { JournalArticle } from './journal-type.ts'

/** On building for the phone that people have. */
export const twoGigabytes: JournalArticle = {
  id: 'the-phone-with-two-gigabytes',
  meta: {
    title: 'The phone with two gigabytes',
    description:
      'Mobile first means little until it is a particular phone. Notes from testing interfaces on a cracked 2 GB handset, in sunlight, with one thumb.',
  },
  title: 'The phone with two gigabytes',
  subtitle: '“Mobile first” means little until you say which phone, in whose hand, in what light.',
  excerpt:
    'Our test device has a cracked screen, 2 GB of memory and 300 MB free. It has decided more arguments than any style guide.',
  author: authors.anika,
  publishedDate: '2026-07-28',
  tags: ['Development'],
  featured: false,
  related: ['software-that-expects-the-power-to-go', 'software-sold-by-the-day'],
  content: [
    {
      type: 'paragraph',
      text: 'On my desk lies a telephone that I bought from a fruit seller in Karwan Bazar. It has two gigabytes of memory, a crack from corner to corner, and 300 megabytes free, because the rest is wedding videos. I gave him a new one for it, and he asked whether I was well. It was the best purchase our team has made.',
    },
    {
      type: 'paragraph',
      text: 'Everybody builds mobile first now. In practice it means that a designer with a large bright screen narrows the window and looks pleased. The fruit seller’s telephone is a different medium. Nothing on it is fast, nothing stays in memory, the keyboard covers half of what is left, and the sun is behind the user, which is to say on the glass.',
    },
    { type: 'heading', text: 'What it taught us in a week' },
    {
      type: 'list',
      items: [
        '<strong>Script is weight twice.</strong> A megabyte of JavaScript takes four seconds to arrive and six more to be understood by the processor. A picture of the same size only has to arrive.',
        '<strong>Leaving is normal.</strong> Opening the camera throws our page out of memory. Whoever comes back with the photograph must find the form as it was, or we have lost a quarter of an hour of typing.',
        '<strong>Grey is invisible.</strong> In sunlight, pale text on white is white. A man who sells mangoes at noon does not see it at all.',
        '<strong>The thumb reaches the lower half.</strong> The important button belongs there, and there is only one of it.',
        '<strong>Bengali is taller.</strong> Vowel signs sit above and below the line. A row that fits “Submit” cuts the heads off its translation.',
      ],
    },
    {
      type: 'paragraph',
      text: 'We knew all this, as everybody knows about flossing. What changed is that the telephone came to the review. Each Thursday someone opens the week’s work on it, with the brightness down and the network throttled, and hands it round without a word.',
    },
    {
      type: 'quote',
      text: 'Is it broken? It goes round and round, and she is standing here waiting for her change.',
      author: 'The fruit seller, about a loading animation',
    },
    { type: 'heading', text: 'A budget you can feel' },
    {
      type: 'paragraph',
      text: 'Budgets in kilobytes are right and nobody feels them. So ours is also stated in breaths. A page has to show its words within two breaths of a tap, on that telephone, on a bus. That came to about a hundred kilobytes for everything, fonts included, and to no framework on pages that are only read. It sounded impossible for a day. Then we looked at what the old page had loaded: a carousel, two analytics scripts, a library for dates, and a font in nine weights of which three were used.',
    },
    {
      type: 'paragraph',
      text: 'We lost the carousel, and nobody has asked for it. The share of visitors who reached the second page rose by a third. I should like to say that this was due to the new drawings. It was due to the words being there.',
    },
    {
      type: 'image',
      subject: 'phone-in-sun',
      alt: 'Stitched drawing of a phone in strong sun, with one line on its screen that can be read',
      caption: 'The light in which the page is read. No laboratory has it.',
    },
    { type: 'subheading', text: 'Paying with one hand' },
    {
      type: 'paragraph',
      text: 'The hardest screen is the one where money moves. The buyer leaves our page for the wallet’s app, types a PIN, waits for a code and comes back, perhaps. The telephone has meanwhile forgotten us. Half of the “failed payments” at one client were payments that had succeeded, on a page that no longer existed. Now the order has its number before the wallet opens, its address can be reached again from a text message, and the page asks the wallet what happened instead of guessing. Complaints went from thirty a week to two.',
    },
    { type: 'heading', text: 'Go and stand there' },
    {
      type: 'paragraph',
      text: 'Emulators are useful, and I use one daily. An emulator has no sweat on its glass, though, and no child asking for a turn with it. Twice a year each of us spends a day at a counter, in a rickshaw garage or on a ferry, with our own work on someone else’s telephone. We are not allowed to explain anything. It is an uncomfortable day, and the list that comes home from it is short, and it is always done by the end of the month.',
    },
    {
      type: 'paragraph',
      text: 'The fruit seller still sends me screenshots. The last one showed our page, complete, on two bars of signal, with a thumb over the menu. He had written below: “This one is at home.”',
    },
  ],
}
