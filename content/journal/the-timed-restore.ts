import { authors } from './authors.ts'
import type { JournalArticle } from './journal-type.ts'

/** On backups that were never restored. */
export const theTimedRestore: JournalArticle = {
  id: 'the-restore-nobody-had-timed',
  meta: {
    title: 'The restore nobody had timed',
    description:
      'A backup is a promise about a morning that has not come yet. How to find out what yours is worth, with a stopwatch and a spare machine.',
  },
  title: 'The restore nobody had timed',
  subtitle: 'A backup is a promise about a morning that has not come yet. It can be tested beforehand.',
  excerpt:
    'The backups of a hospital had been green for three years. Bringing one back took nineteen hours, of which sixteen went into looking for a password.',
  author: authors.shamim,
  publishedDate: '2026-06-16',
  tags: ['Cloud Computing', 'Cybersecurity'],
  featured: false,
  related: ['software-that-expects-the-power-to-go', 'who-left-in-march'],
  content: [
    {
      type: 'paragraph',
      text: 'Once a month we take a stopwatch, a machine with nothing on it, and a box with a card for each of our systems. Whoever draws a card tries to make that machine into that system, from what is in the backup and what is written down. Nobody may tell them anything. We go on until the box is empty. The watch stops when someone who works with the system every day says that it is the right one.',
    },
    {
      type: 'paragraph',
      text: 'I began this at a district hospital, before I came here. Its backups had been green for three years. On the first try it took me nineteen hours to bring back the register of patients. Copying the data took forty minutes of that. The rest is the subject of this article.',
    },
    { type: 'heading', text: 'Where nineteen hours go' },
    {
      type: 'paragraph',
      text: 'I wrote down every minute. There was no drama in it, only a row of small locked doors, and each key was behind the next one.',
    },
    {
      type: 'list',
      items: [
        '<strong>Sixteen hours</strong> for the password of the encrypted archive. It was kept in the system that was to be restored.',
        '<strong>One hour</strong> for a version of the database that could still read the file. The new one could not, and said so in a language of its own.',
        '<strong>Forty minutes</strong> to copy, as the supplier had promised.',
        '<strong>Half an hour</strong> for the licence, which was bound to a network card that had been thrown away.',
        '<strong>Fifty minutes</strong> until a nurse looked at the screen and said that the last two days were missing.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The last point was the expensive one. The copy was made at two in the morning, and the program that made it reported success whether or not the database had let it in. For two nights it had not. The light was green because the program had ended, and that was all the light had ever meant.',
    },
    {
      type: 'quote',
      text: 'These are Sunday’s beds. Where are Monday and Tuesday? I discharged four people on Tuesday.',
      author: 'The nurse who looked at the screen',
    },
    { type: 'heading', text: 'Three figures and a box' },
    {
      type: 'paragraph',
      text: 'Since then I want three figures for each system, and I want them measured. How old is the newest state that we brought back? How long did it take, by the watch? Who did it, and was it someone other than the last time? A figure older than a month counts as unknown. Unknown is written in the table in red, and the table hangs in the corridor.',
    },
    {
      type: 'paragraph',
      text: 'The third question is the one that people dislike. A restore that only one person can do is a plan for the days on which that person is well, reachable, and has signal. So the name comes out of the box as well. The first time, the youngest colleague drew the accounting system of a client, and was done in two hours, because she was the only one who read the instructions instead of remembering them.',
    },
    {
      type: 'image',
      subject: 'stopwatch',
      alt: 'Stitched drawing of a stopwatch with a red hand',
      caption: 'The watch stops when someone who knows the system says that it is the right one.',
    },
    { type: 'subheading', text: 'What it costs' },
    {
      type: 'paragraph',
      text: 'Two days a month for the whole team, and a machine that is otherwise idle. We have emptied the box 63 times by now. Eleven attempts failed altogether; none of those systems had ever shown anything but green. Each failure was fixed within a week, since a fault that has been watched by four people finds its owner quickly. The median of the last twelve is one hour and ten minutes.',
    },
    {
      type: 'paragraph',
      text: 'Cloud providers sell copies in three regions, and they are worth the money. They protect against fire. They do not protect against a deleted table, which is copied to all three regions in under a second, nor against a password that lies inside the box it opens. Buy the copies. Then take a machine with nothing on it, draw a name, and start the watch.',
    },
  ],
}
