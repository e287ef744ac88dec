import { routes } from '../../lib/routes.ts'
import type { ServiceGroup } from '../copy-types.ts'

/** AI and Machine Learning: four services. */
export const ai: ServiceGroup = {
  slug: 'ai-and-machine-learning',
  title: 'AI and Machine Learning',
  description:
    'Models that do a job in a process, with a test set to say how well. Where a rule or a search box would do, we say so and build that.',
  services: [
    {
      slug: 'llm',
      title: 'LLM',
      summary: 'Language models that answer from your documents and cite them.',
      description:
        'An assistant that reads your manuals, contracts, tickets and circulars and answers with the passage it took the answer from. Support desks, legal teams and branch staff use it instead of a folder nobody can search. We choose the model by measurement, hosted or on your own machines, and write some two hundred test questions with your experts. Those questions are yours: they show on any day, after any update, whether the answers are still right.',
      features: [
        'Answers with sources, and “I do not know” where there is none',
        'Test set of real questions, run on every change',
        'Hosted models, or open ones on your own hardware',
        'Access rights of the documents respected in every answer',
        'Cost for each question measured and capped',
      ],
      learnMore: { label: 'Learn More about language models', href: routes.service('ai-ml') },
    },
    {
      slug: 'generative-ai',
      title: 'Generative AI',
      summary: 'First drafts of text, image and code, for people who will edit them.',
      description:
        'Product descriptions in four languages, replies to tenders, variants of a pattern, test data that resembles no real customer. Teams that produce many similar things gain hours here; teams that produce one thing well mostly do not. We set up the tool inside the program your staff already use, with your vocabulary, your style rules, and a reviewer before anything is published. After six weeks you see how many drafts were used, changed or thrown away.',
      features: [
        'Draft, review and release as separate steps',
        'House style and forbidden words enforced by a check',
        'Rights and origin of training material looked into',
        'Marking of generated content where law or taste asks for it',
        'Use and rejection rates on one page',
      ],
      learnMore: { label: 'Learn More about generative AI', href: routes.service('ai-ml') },
    },
    {
      slug: 'ai-agent',
      title: 'AI Agent',
      summary: 'Software that carries out several steps, inside limits you set.',
      description:
        'An agent books the carrier, chases the missing form or prepares the refund, and asks before it does anything that cannot be undone. It is worth having where cases are many, steps are known and systems have APIs; back offices in logistics, banking and shared services usually qualify. Delivery comes in stages: first it proposes and a person acts, then it acts on small amounts, then on more. Each stage begins when the figures of the last one allow it.',
      features: [
        'Permissions by action and amount, held outside the model',
        'A person’s approval for everything that cannot be undone',
        'Full record of what was read, decided and done',
        'Trial against a copy of your systems',
        'A switch that stops all of it, within reach of your staff',
      ],
      learnMore: { label: 'Learn More about AI agents', href: routes.service('ai-ml') },
    },
    {
      slug: 'machine-learning',
      title: 'Machine Learning',
      summary: 'Recognition, ranking and prediction, built into the process.',
      description:
        'Fabric faults on a moving belt, a payment that does not fit its owner, a pump that will stop within the week: such patterns are found in pictures and measurements, not in rules. Clients have the data, or a place to collect it, and a cost for each miss and each false alarm. From these we tune the model, then deploy it on a server or on the device itself. Retraining, monitoring and the decision when to switch it off are part of the delivery.',
      features: [
        'Labelling tools and instructions for your own experts',
        'Thresholds set from your costs, not from a default',
        'Models that run on the device where the line is poor',
        'Training that can be repeated, with data and code versioned',
        'Reports on false alarms by line, branch or group',
      ],
      learnMore: { label: 'Learn More about machine learning', href: routes.service('ai-ml') },
    },
  ],
}
