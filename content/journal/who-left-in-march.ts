import { authors } from './authors.ts'
import type { JournalArticle } from './journal-type.ts'

/** On access lists. */
export const whoLeftInMarch: JournalArticle = {
  id: 'who-left-in-march',
  meta: {
    title: 'Who left in March? A security audit in one question',
    description:
      'Most break-ins we investigate used a key that someone forgot to collect. A two-hour audit with a personnel list, a pencil and no product.',
  },
  title: 'Who left in March?',
  subtitle: 'A security audit that takes two hours, a personnel list and a pencil.',
  excerpt:
    'Before we test a firewall we ask for two lists: people who left this year, and accounts that still work. The overlap is the report.',
  author: authors.tanvir,
  publishedDate: '2026-09-08',
  tags: ['Cybersecurity'],
  featured: false,
  related: ['software-that-expects-the-power-to-go', 'software-sold-by-the-day'],
  content: [
    {
      type: 'paragraph',
      text: 'When a company calls us after a break-in, it has usually bought something already: a box with lights, a subscription with a shield on it. We put it aside and ask for two lists. The first comes from personnel: who left since January. The second comes from the systems: which accounts can log in today. Then we lay them side by side and read the names aloud.',
    },
    {
      type: 'paragraph',
      text: 'In twenty-two investigations over four years, the door was an account of someone who no longer worked there thirteen times. Four more were accounts that belonged to nobody: “test”, “admin2”, and the name of a vendor whose contract had ended in 2021. Five were clever. Thirteen, four and five: divide your attention in that proportion.',
    },
    { type: 'heading', text: 'Nobody leaves on one day' },
    {
      type: 'paragraph',
      text: 'On paper, a person leaves on the last of the month and the accounts are closed that evening. In life, he is asked to finish a report, the mailbox stays open “for two weeks” because clients still write, his number stays in the group where one-time codes are shared, and the laptop is at his cousin’s. Eight months later the mailbox still receives the password resets of four systems.',
    },
    {
      type: 'paragraph',
      text: 'Nobody in this story is wicked. The former accountant did not break in. Someone bought his old password, which he had used on a shopping site, together with four million others. He was not told, because the message went to the mailbox that he no longer read.',
    },
    {
      type: 'quote',
      text: 'He handed in the laptop and the ID card, and signed for both. The form had no line for passwords.',
      author: 'A finance director, afterwards',
    },
    { type: 'heading', text: 'The two-hour audit' },
    {
      type: 'paragraph',
      text: 'You can do it on Thursday. You need the person who knows the staff, the person who knows the systems, and tea.',
    },
    {
      type: 'list',
      items: [
        '<strong>List the doors.</strong> Mail, accounts, the bank’s portal, the wallet’s merchant page, hosting, domain names, the advertising account, the camera in the warehouse. Most firms of fifty have about thirty doors and can name twelve from memory.',
        '<strong>Print who can open each.</strong> Where a system cannot print it, write “unknown”. That is a finding.',
        '<strong>Strike out the living.</strong> What remains are people who left, people who changed desks, and names that nobody recognises.',
        '<strong>Close, do not delete.</strong> A closed account keeps its history; a deleted one takes it along. You may need it.',
        '<strong>Write down who checks in three months.</strong> A name, not a department.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The first time it hurts. At a freight company of 140 people we found 53 accounts too many, among them a full administrator who had emigrated. The second time, a quarter later, there were four. The third time took twenty-five minutes.',
    },
    {
      type: 'image',
      subject: 'keys-on-board',
      alt: 'Stitched drawing of two rows of keys on a board, one of them red',
      caption: 'Thirty doors, fifty people. It is not a matter of intelligence; it is a matter of having a list.',
    },
    { type: 'subheading', text: 'The shared phone' },
    {
      type: 'paragraph',
      text: 'One door is peculiar to this part of the world: the office phone that receives the codes. Banks and wallets send them to a single number, so the SIM lies in a drawer, and the code is read out in a chat group with fourteen members. It is a second factor for fourteen people, three of whom have left. Where a bank offers named users, take them, even if the form is long. Where it does not, the drawer gets a lock and a sheet of paper to sign. Paper is a fine audit log. It cannot be altered from abroad.',
    },
    { type: 'heading', text: 'Then buy things' },
    {
      type: 'paragraph',
      text: 'I have nothing against products. A password manager for everyone, hardware keys for the few who can move money, one place in which accounts are opened and closed: those three pay for themselves. In that order, and after the list, because each of them protects what it is told about. None of them has ever asked who left in March.',
    },
    {
      type: 'paragraph',
      text: 'If the two lists agree, write to us; I should like to see it. In twelve years it has happened once, at a library.',
    },
  ],
}
