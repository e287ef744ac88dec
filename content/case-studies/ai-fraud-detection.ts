import type { CaseStudy } from './case-study-type.ts'

/** Fraud detection for a mobile wallet, as the brief outlines it. */
export const aiFraudDetection: CaseStudy = {
  id: 'ai-fraud-detection',
  meta: {
    title: 'AI fraud detection for a mobile wallet',
    description:
      'How a wallet with 4.1 million accounts came to stop most fraud before the money leaves, in 26 weeks and with fewer blocked customers.',
  },
  title: 'AI-powered fraud detection for a mobile wallet',
  client: 'Kheya Wallet',
  industry: 'Banking & Finance',
  location: 'Dhaka, Bangladesh',
  duration: '26 weeks',
  teamSize: '9 people',
  publishedDate: '2026-09-14',
  tags: ['AI', 'Financial Technology', 'Machine Learning', 'Fraud Detection'],
  overview:
    'A wallet with 4.1 million accounts checked transfers against 140 rules, a day after the money had gone. We built a model that scores each transfer before it leaves, and a desk where people decide what the model cannot.',
  description: [
    'Kheya Wallet moves small sums for people who mostly have no bank account: wages, rent, a sack of rice, a bus ticket home. The average transfer is 640 taka. For most of its customers a loss of that size is a week of planning.',
    'Fraud had grown faster than the business for two years. The patterns were old (a caller who claims to be from the head office, a cousin with a borrowed phone, an agent who keeps two ledgers), but the checks ran overnight, and by morning the money had been cashed at a counter three districts away.',
    'We were asked for artificial intelligence. What was needed, it turned out, was an answer in 200 milliseconds, an explanation that a call-centre agent could read aloud, and a way for the people who knew the fraud best to teach the system what they saw.',
  ],
  challenge: {
    title: 'Too late, too often, and nobody could say why',
    description:
      'The old system held 140 rules, written over six years by eleven people, nine of whom had left. It raised 5,200 alerts a day. Four analysts could read 600 of them. The rest were closed in bulk at the end of the shift, which the auditors had noticed.',
    points: [
      'Checks ran in a nightly batch; 74% of stolen money was cashed out within forty minutes.',
      'Of a hundred alerts, ninety-four were honest customers, and many of them were blocked over a weekend.',
      'Confirmed cases were kept in a spreadsheet and in free text, half of it Bengali in Latin letters.',
      'Transfers had to keep flowing when any part failed: a wallet that stops on a Thursday evening strands people.',
      'No customer data could leave the country, so hosted models were out of the question.',
    ],
  },
  diagram: [
    'Transfer -> Scorer: 83 features',
    'Scorer -> Ledger: below 700',
    'Scorer -> One question: 700 to 930',
    'Scorer -> Analysts’ queue: above 930',
    'One question -> Ledger: answered no',
    'Analysts’ queue -> Ledger: released',
    '22 old rules -> Ledger: no score in 200 ms',
  ].join('\n'),
  solution: {
    title: 'A score before the money leaves, and a person for the doubtful ones',
    description:
      'Each transfer gets a score from 0 to 1000 while the sender still looks at the screen. Below 700 it passes. Above 930 it is held. Between the two the sender is asked one plain question (“Did someone on the phone tell you to send this?”), and that question, which cost nothing to build, stops a fifth of all fraud by itself.',
    approach: [
      {
        phase: 'Discovery & Analysis',
        description:
          'We sat with the four analysts and labelled 18,000 old cases with them. A third of the labels in the spreadsheet were wrong. We also measured the rules one by one: 22 of the 140 did nearly all of the work, and 57 had not fired since 2022.',
        duration: '4 weeks',
      },
      {
        phase: 'AI Model Development',
        description:
          'Gradient-boosted trees on 83 features of the sender, the receiver and the route between them. A graph model was two points better and nine times slower; we left it out. Every score comes with its three strongest reasons, in Bengali.',
        duration: '8 weeks',
      },
      {
        phase: 'System Integration',
        description:
          'The scorer runs beside the ledger, on two sites, with a budget of 200 milliseconds. If it does not answer in time, the 22 rules decide alone. The analysts got one queue, sorted by money at risk, instead of five.',
        duration: '6 weeks',
      },
      {
        phase: 'Testing & Deployment',
        description:
          'Four weeks in shadow mode: scores recorded, nobody stopped. Then 1%, 10%, 50% of transfers, with a switch that the duty officer could reach by telephone. It was used once, for six minutes, because of a clock that ran fast.',
        duration: '8 weeks',
      },
    ],
  },
  results: [
    {
      metric: 'less money lost to fraud',
      value: '62%',
      improvement: true,
      description: 'Per million taka moved, twelve months after against twelve months before.',
    },
    {
      metric: 'median time to a score',
      value: '84 ms',
      improvement: true,
      description: 'It was fourteen hours on average; 99 of 100 answers now come within 160 ms.',
    },
    {
      metric: 'fewer honest customers blocked',
      value: '78%',
      improvement: true,
      description: 'Complaints about blocked accounts fell by the same share within a quarter.',
    },
    {
      metric: 'return in the first year',
      value: '310%',
      improvement: true,
      description: 'Losses avoided against all costs, ours and the client’s, by the client’s own finance team.',
    },
    {
      metric: 'alerts a day for four analysts',
      value: '420',
      improvement: true,
      description:
        'Down from 5,200. For the first time each one is read by a person on the day, although each takes longer.',
    },
    {
      metric: 'more minutes for each case',
      value: '40%',
      improvement: false,
      description:
        'The easy cases are gone, so the remaining ones take longer. The analysts count this as a gain; we do not.',
    },
  ],
  technologies: [
    { name: 'Python and LightGBM', description: 'Training, with every run recorded and repeatable from its number.' },
    { name: 'ONNX Runtime', description: 'The trained model inside the scorer, without Python beside the ledger.' },
    { name: 'Go', description: 'The scoring service: small, quick to start, dull to operate.' },
    { name: 'Apache Kafka', description: 'The stream of transfers from which features are kept up to date.' },
    { name: 'PostgreSQL', description: 'Cases, decisions and who made them, kept for seven years.' },
    {
      name: 'Grafana',
      description: 'One page for the duty officer: answers in time, share held, drift of the scores.',
    },
  ],
  testimonial: {
    quote:
      'I expected a black box and a presentation. I got a queue my people finish by five, and a reason for every case that I can read to a customer on the phone.',
    author: 'Farhana Islam Chowdhury',
    position: 'Head of Risk, Kheya Wallet',
  },
  futureImpact: [
    'The model is retrained each month by the client’s own two engineers; we sat beside them for three rounds and have been called twice since. A retrained model goes live only if it beats the old one on the last four weeks and treats no district markedly worse.',
    'Next comes the agent network. Some 3,000 counters pay out cash, and the same features show which of them see more borrowed phones than chance allows. That work starts with visits, not with blocks: in the pilot, two of the five oddest counters turned out to be beside a garment factory on pay day.',
  ],
}
