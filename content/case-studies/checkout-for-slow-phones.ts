import type { CaseStudy } from './case-study-type.ts'

/** A shop made fast on the phones that its customers own. */
export const checkoutForSlowPhones: CaseStudy = {
  id: 'checkout-for-slow-phones',
  meta: {
    title: 'A checkout for slow phones',
    description:
      'A handloom shop lost 85 in 100 buyers between basket and payment. What 18 weeks of removing things did to its checkout, and what it did not do.',
  },
  title: 'A checkout for slow phones',
  client: 'Tantika Handloom',
  industry: 'E-commerce',
  location: 'Tangail and Dhaka, Bangladesh',
  duration: '18 weeks',
  teamSize: '5 people',
  publishedDate: '2026-03-30',
  tags: ['E-commerce', 'Performance', 'Payments', 'Next.js'],
  overview:
    'A shop for handloom saris had a checkout of seven pages that was designed on large screens. Nine buyers in ten came with a cheap phone. We rebuilt it as one page with a tenth of the script, and fixed what happened after the payment.',
  description: [
    'Tantika sells the work of 640 weavers, mostly saris and yardage, to buyers in Bangladesh and to their relatives abroad. A sari costs as much as a week’s food. People look for a long time, ask a sister, and then want to pay quickly before they change their minds.',
    'Of a hundred visitors who put something into the basket, fifteen paid. The owners believed that the prices were at fault, and had begun to give discounts. We asked to see the figures by device. On laptops, fifty-two in a hundred paid. On phones with two gigabytes of memory, it was eleven. The prices were the same.',
    'So the task was smaller than a new shop and less pleasant: to find out, second by second, what a buyer with a slow phone goes through, and to take away whatever was in the way.',
  ],
  challenge: {
    title: 'Seven pages, thirteen scripts and a lost answer',
    description:
      'The checkout loaded 1.9 MB of script, most of it from marketing tools that nobody could switch off. When a wallet payment took longer than thirty seconds, the shop showed a failure, whatever the wallet said later. Customers paid again, or gave up and telephoned.',
    points: [
      'On the median phone, the payment page could be used after 14 seconds.',
      'One payment in twenty-two ended in doubt: the money was gone, and the order did not exist.',
      'Two people at head office did nothing else but match payments with orders.',
      'The address form asked for a postcode, which half of the buyers did not know.',
      'Thirteen third-party scripts ran on each page; for seven of them no owner could be found.',
    ],
  },
  diagram: [
    'Buyer’s phone -> One page: 8 fields',
    'One page -> Order: pressed “Pay”',
    'Order -> Payment service: its state',
    'Payment service -> Wallet: asks, waits, asks',
    'Wallet -| Order: lost answer',
    'Payment service -> Nightly match: statement',
  ].join('\n'),
  solution: {
    title: 'One page, and a payment that knows its own state',
    description:
      'The new checkout is one page of HTML that works before any script has arrived. An order exists from the moment someone presses “Pay”, with a state that only the wallet’s confirmed answer can change. If the answer is late, the page says so and the shop goes on asking. Nobody is told to pay again.',
    approach: [
      {
        phase: 'Watching & Measuring',
        description:
          'We bought the three commonest phones among the shop’s visitors and watched twelve buyers with them, in Tangail, on mobile data. Field measurements were put in place before anything was changed. They ran for the whole project.',
        duration: '3 weeks',
      },
      {
        phase: 'Checkout',
        description:
          'Seven pages became one, 23 fields became 8. District and upazila replace the postcode. Scripts without an owner were switched off for a week each; nobody complained about any of the seven.',
        duration: '6 weeks',
      },
      {
        phase: 'Payments & Reconciliation',
        description:
          'A small service keeps the state of each payment, repeats questions to the wallet, and compares the day’s statement with the orders every night. It found 183 forgotten payments of the past year. All were refunded.',
        duration: '5 weeks',
      },
      {
        phase: 'Comparison & Handover',
        description:
          'For four weeks half of the buyers got the old checkout and half the new one, chosen at random. The shop’s own two developers carried the last release. We watched.',
        duration: '4 weeks',
      },
    ],
  },
  results: [
    {
      metric: 'more completed orders',
      value: '47%',
      improvement: true,
      description: 'In an A/B test with 31,400 baskets; 95% interval 39 to 55%.',
    },
    {
      metric: 'until the payment page can be used',
      value: '2.6 s',
      improvement: true,
      description: 'The median on phones with two gigabytes, measured with buyers; 14 seconds before.',
    },
    {
      metric: 'payments in doubt',
      value: '1 in 900',
      improvement: true,
      description: 'It was one in twenty-two. Each is now settled by the next morning, without a call.',
    },
    {
      metric: 'less script on the checkout',
      value: '91%',
      improvement: true,
      description: '168 kB instead of 1.9 MB, and a build that fails above 180.',
    },
    {
      metric: 'people matching payments by hand',
      value: '0',
      improvement: true,
      description: 'There were two. Both now answer questions about fabric, which sells more.',
    },
    {
      metric: 'more parcels refused at the door',
      value: '12%',
      improvement: false,
      description:
        'An easier checkout also lets the undecided through. A call before dispatch has won back half of it so far.',
    },
  ],
  technologies: [
    {
      name: 'Next.js',
      description: 'Pages rendered on the server; the checkout works as a plain form without script.',
    },
    { name: 'PostgreSQL', description: 'Orders, payments and each change of their state, with its reason.' },
    { name: 'Node.js', description: 'The payment service: asks, waits, asks again, and writes down every answer.' },
    {
      name: 'TypeScript',
      description: 'One description of an order for both of them, checked before anything is sent.',
    },
    { name: 'Playwright', description: 'The journey of a buyer, tested daily with a slowed network and processor.' },
    { name: 'nginx', description: 'Delivers pictures in the size that the screen has, from a disk in Dhaka.' },
  ],
  testimonial: {
    quote:
      'I wanted an app. They put a cheap phone into my hand and asked me to buy my own sari. After four minutes I stopped talking about the app.',
    author: 'Shirin Basak',
    position: 'Founder, Tantika Handloom',
  },
  futureImpact: [
    'The gain is largest among first-time buyers from districts without a shop. It has not moved the number of those who come back, which depends on delivery and fabric. A checkout cannot fix a late parcel, and we have said so when asked for a second round.',
    'The shop has given up discounts at the basket; they were meant to cure a fault that lay elsewhere. What it saves goes into a size and colour guide with photographs by daylight. Whether that lowers returns will be measured in the same way: half of the buyers, chosen at random, for as many weeks as it takes.',
  ],
}
