import { routes } from '../../lib/routes.ts'
import type { ServiceGroup } from '../copy-types.ts'

/** Enterprise Solution: four services. */
export const enterprise: ServiceGroup = {
  slug: 'enterprise-solution',
  title: 'Enterprise Solution',
  description:
    'Systems that a whole company works in. They succeed when the second-most sceptical person in accounts stops keeping a spreadsheet on the side.',
  services: [
    {
      slug: 'business-automation',
      title: 'Business Automation',
      summary: 'Routine work done by software, exceptions by people.',
      description:
        'We sit beside the people who do the work for three days and count what they do. Then we automate the parts that are always the same: reading documents, matching, posting, reminding, filing. Offices that handle more than a few hundred similar cases a week gain most. The result is a running process with a queue for the doubtful ones, a log of every decision the software took, and a figure, measured before and after, for the hours it gave back.',
      features: [
        'Process count on site before any proposal',
        'Reading of scans, PDFs, emails and forms in Bengali and English',
        'Work queue for everything the software is unsure about',
        'Log of each automatic decision with its reason',
        'Before-and-after measurement in hours and errors',
      ],
      learnMore: { label: 'Learn More about automation', href: routes.service('business-solutions') },
    },
    {
      slug: 'erp',
      title: 'ERP',
      summary: 'One set of books for purchasing, stock, production and pay.',
      description:
        'Growing manufacturers, traders and service firms reach a size at which the warehouse and the ledger stop agreeing. We introduce an ERP module by module, usually an open-source one, and fit it to local tax, payroll and paper. Your data is cleaned and moved twice: once for practice, once for good. Key users from each department test with last month’s real documents, and we stay on your premises through the first closing of the books.',
      features: [
        'Fit study: what the standard covers, what to change, what to drop',
        'Finance, purchasing, stock, production, sales and HR modules',
        'VAT, withholding tax and payroll by local rules',
        'Two rehearsed data migrations, with a reconciliation report',
        'On-site help through the first month-end',
      ],
      learnMore: { label: 'Learn More about ERP', href: routes.service('business-solutions') },
    },
    {
      slug: 'marketing',
      title: 'Marketing',
      summary: 'Campaign systems that can say what a sale cost.',
      description:
        'Marketing teams bring us the plumbing, not the slogans: consent, contact lists, landing pages, email, attribution. After six to ten weeks a team of three can plan a campaign, send it to the right people, and read on one page what it brought in. Customer data stays in your own database, with permission recorded for each address. We also fix search visibility: structure, speed, structured data and the redirects that a past relaunch forgot.',
      features: [
        'Customer records with consent and its date',
        'Email, text message and chat campaigns from one calendar',
        'Attribution that admits what it cannot know',
        'Technical search audit with the fixes done, not only listed',
        'Landing pages your team can copy and change',
      ],
      learnMore: { label: 'Learn More about marketing systems', href: routes.service('business-solutions') },
    },
    {
      slug: 'business-360-degree-solution',
      title: 'Business 360-Degree Solution',
      summary: 'Website, shop, ERP, support and reporting from one supplier.',
      description:
        'For owners of firms with 20 to 300 staff who would like one contract and one telephone number. Website, shop, customer records, ERP, help desk and reporting are introduced in an order that pays for itself, one at a time, over nine to eighteen months. Each part is a known open product, joined by APIs that we document. A yearly plan with a fixed price covers running, updates and training, and any single part can be replaced without the others noticing.',
      features: [
        'A plan over eighteen months with a decision point each quarter',
        'One sign-in and one customer record across all parts',
        'Fixed yearly price for operation and updates',
        'Training for new staff, twice a year',
        'Documented APIs, so that no part holds the others hostage',
      ],
      learnMore: { label: 'Learn More about complete business systems', href: routes.service('business-solutions') },
    },
  ],
}
