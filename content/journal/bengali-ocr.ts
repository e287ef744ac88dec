import { authors } from './authors.ts'
import type { JournalArticle } from './journal-type.ts'

/** On measuring Bengali OCR before buying any. */
export const bengaliOcr: JournalArticle = {
  id: 'ninety-eight-percent-of-what',
  meta: {
    title: 'Ninety-eight percent of what? On Bengali OCR',
    description:
      'A brochure promised 98% accuracy on Bengali documents. On a box of real delivery notes it was 61%. How to measure before you train or buy.',
  },
  title: 'Ninety-eight percent of what?',
  subtitle: 'How to measure Bengali text recognition on your own paper, before you train or buy anything.',
  excerpt:
    'The brochure said 98%. A cardboard box of delivery notes said 61%. Both were right, and the difference decides whether anyone saves an hour.',
  author: authors.nabila,
  publishedDate: '2026-10-20',
  tags: ['AI', 'Digital Transformation'],
  featured: false,
  related: ['the-register-on-the-counter', 'software-that-expects-the-power-to-go'],
  content: [
    {
      type: 'paragraph',
      text: 'A wholesaler of building material came to us with a cardboard box and a brochure. In the box were four months of delivery notes, printed in Bengali, stamped, folded, a few of them used as coasters. The brochure claimed 98% accuracy. He wanted to know whether to sign.',
    },
    {
      type: 'paragraph',
      text: 'We scanned three hundred notes and typed them out by hand, which took two people four days and was the best-spent money of the project. Then we ran the product. Of a hundred notes, 61 came out with the right total and the right customer. The vendor had not lied. He had counted characters on clean pages of a novel.',
    },
    { type: 'heading', text: 'Characters are not work' },
    {
      type: 'paragraph',
      text: 'At 98% of characters, one in fifty is wrong. A delivery note holds about four hundred. That is eight errors a note, and the question is only where they fall. In the word for “cement” an error is harmless; there are six kinds of cement and a list. In a quantity it is a lorry.',
    },
    {
      type: 'paragraph',
      text: 'So we count what a clerk would count: documents that need no manual work. A note is right when every field that enters the books is right. It is a cruel measure. It is also the only one that turns into hours.',
    },
    {
      type: 'quote',
      text: 'I do not care how many letters it knows. I care how many papers I can put in the cupboard without looking.',
    },
    { type: 'heading', text: 'Why Bengali is harder than the brochure' },
    {
      type: 'list',
      items: [
        '<strong>Conjuncts.</strong> Two or three consonants join into a shape of their own. There are some three hundred in use, and a cheap printer melts half of them into one blot.',
        '<strong>The line on top.</strong> The matra joins the letters of a word. A fold in the paper looks exactly like it, and a skewed scan breaks it where no word ends.',
        '<strong>Two sets of digits.</strong> Quantities in Bengali digits, telephone numbers in Latin ones, both in one line. The Bengali four and the Latin eight are the same drawing.',
        '<strong>Old fonts.</strong> Half of the notes come from typesetting software older than Unicode. What looks like text in the file is a drawing of text.',
      ],
    },
    {
      type: 'paragraph',
      text: 'None of this is beyond a modern model. But each needs examples, and the examples have to be your paper, from your printers, with your stamps. A thousand labelled notes of the right kind did more than a model ten times as large.',
    },
    {
      type: 'image',
      subject: 'two-letters-in-one',
      alt: 'Stitched drawing of two Bengali letters, ক and ষ, and below them the one they make together, joined by red stitches',
      caption: 'Two shapes that have grown into one. Of letters joined like this there are some three hundred.',
    },
    { type: 'heading', text: 'The cheap things first' },
    {
      type: 'paragraph',
      text: 'Before we trained anything, we did three things that need no research. The scanner was set to 300 dots instead of 150. The list of customers and goods was given to the reader, so that an unlikely word could be compared with likely ones. And the sum was checked: quantity times price has to be the amount, and the amounts have to add up. Arithmetic is the best spelling checker ever made.',
    },
    {
      type: 'paragraph',
      text: 'After those three, 61 had become 79. Training on a thousand notes brought 88. The next step, a larger model on rented machines, would have brought perhaps 90, for four times the running cost. We stopped there and wrote down why.',
    },
    { type: 'subheading', text: 'The twelve that remain' },
    {
      type: 'paragraph',
      text: 'A good system is judged by what it does with the notes it cannot read. Ours puts them into a queue with the doubtful field enlarged and the cursor in it. One clerk does in forty minutes what used to be the morning of three. More important: the reader has to know that it does not know. We would rather have 85 right and 15 put aside than 90 right and ten wrong in silence, and we set the threshold so that fewer than one in five hundred passes with an error.',
    },
    {
      type: 'paragraph',
      text: 'He did not sign. The vendor, to his credit, asked for the three hundred notes and came back in spring with a better product and a humbler figure. We recommended it to the next client, for their kind of paper, after measuring.',
    },
    {
      type: 'paragraph',
      text: 'If you take one thing from this: do not ask how accurate it is. Ask for the box, type out three hundred, and count how many you could put in the cupboard.',
    },
  ],
}
