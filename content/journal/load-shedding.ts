import { authors } from './authors.ts'
import type { JournalArticle } from './journal-type.ts'

/** On systems that expect the power to go. */
export const loadShedding: JournalArticle = {
  id: 'software-that-expects-the-power-to-go',
  meta: {
    title: 'Software that expects the power to go',
    description:
      'Load-shedding follows a timetable. What a district hospital’s generator teaches about queues, batteries, retries and cloud bills.',
  },
  title: 'Software that expects the power to go',
  subtitle: 'Load-shedding follows a timetable, and a system can read it.',
  excerpt:
    'A district hospital loses power four times a day and its software loses nothing. The trick is not the cloud, and it is not the generator either.',
  author: authors.shamim,
  publishedDate: '2026-11-10',
  tags: ['Cloud Computing', 'Development'],
  featured: true,
  related: ['the-phone-with-two-gigabytes', 'the-register-on-the-counter'],
  content: [
    {
      type: 'paragraph',
      text: 'In the district hospital where I used to run the network, the power went at ten, at one, at four and at eight. Everybody knew. The tea was made at half past nine, the X-ray was busy until five to ten, and the surgeon looked at the clock before she looked at the patient. Only the software was surprised, four times a day, for six years.',
    },
    {
      type: 'paragraph',
      text: 'That stayed with me as the definition of bad engineering: to be astonished by a timetable. Most systems we are asked to fix were designed in a place where power and network are like gravity. Here they are like rain. Nobody sues the rain. You carry an umbrella.',
    },
    { type: 'heading', text: 'What actually breaks' },
    {
      type: 'paragraph',
      text: 'It is rarely the server. The server is in a data centre with two feeds and a diesel tank, and its dashboards are green. What breaks is everything between the server and the person: the router in the corridor, the switch under the stairs that nobody put on the battery, the tablet with nine percent left. I once spent a day on a “database problem” that was a five-port switch plugged in beside the kettle.',
    },
    {
      type: 'paragraph',
      text: 'So the first thing we do at a new client is not a diagram of the cloud. We walk from the screen to the street and write down each box with a plug. There are usually a dozen. Three are on the battery, and they are never the three that matter.',
    },
    { type: 'subheading', text: 'Forty seconds' },
    {
      type: 'paragraph',
      text: 'A generator needs about forty seconds to take the load. A large battery covers that; a small one covers it in its first year. If the software treats forty seconds of silence as a failure, it logs people out, drops the form they were filling in, and shows a page in English about a gateway. If it treats forty seconds as a pause, nobody notices. The difference is perhaps two hundred lines of code.',
    },
    {
      type: 'image',
      subject: 'gap-in-seam',
      alt: 'Stitched drawing of a line of stitches with a long gap, which a needle crosses with red thread',
      caption:
        'A queue is a line of stitching: the gap may be any length, as long as the thread comes out where it went in.',
    },
    { type: 'heading', text: 'Four rules, in the order of their price' },
    {
      type: 'list',
      items: [
        '<strong>Write it down first.</strong> What a person typed is stored on the device before anything is sent. Sending is then a matter of time, not of luck.',
        '<strong>Give each act a number.</strong> A request that carries its own number can be sent five times and counts once. Without it, every retry is a gamble with someone’s money.',
        '<strong>Come back slowly.</strong> When the power returns at five, six hundred tablets return at five. Each should wait a random while, or they will take down together what the outage left standing.',
        '<strong>Say what is true.</strong> “Saved on this device, will be sent” is a sentence a nurse can work with. A spinning circle is not.',
      ],
    },
    {
      type: 'paragraph',
      text: 'None of the four needs a new product. They need someone to decide, before the first screen is drawn, that the network is a visitor and not a tenant.',
    },
    {
      type: 'quote',
      text: 'When the light goes, I write on paper and copy it later. Your system is good if I stop doing that.',
      author: 'A ward sister, in the first interview',
    },
    { type: 'heading', text: 'And the cloud?' },
    {
      type: 'paragraph',
      text: 'The cloud solves a problem that is real: the machine in the cupboard, its dust, its one administrator on leave. It does not solve the last two hundred metres. We have seen moves to the cloud make things worse, because a form that used to post to a box on the same battery now posts to another continent through the switch beside the kettle.',
    },
    {
      type: 'paragraph',
      text: 'What worked in the hospital was unromantic. The records went to a hosted database, with copies in two regions. A small machine without moving parts, fourteen thousand taka, stayed in the corridor on its own battery. It keeps the day’s patients, accepts what the wards write and passes it on when it can. It has been cut off for nine hours at a stretch. The longest that a ward noticed was the time it takes to switch on a torch.',
    },
    { type: 'subheading', text: 'What to measure' },
    {
      type: 'paragraph',
      text: 'Uptime of the server tells nothing here. We count two other things: how many entries were made while the line was down, and how long the oldest of them waited. The first figure shows whether people trust the system in the dark. It was zero in the first week and 146 a day after three months. The second is the one on the duty officer’s page; it turns red at six hours, because someone ought to drive there then.',
    },
    {
      type: 'paragraph',
      text: 'The timetable is better these days, I am told; the cuts are fewer. The switch is still under the stairs. We labelled it.',
    },
  ],
}
