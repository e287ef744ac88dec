import type { ServiceOption } from './copy-types.ts'

/** How each service option of the contact form is called. A file of its own, because it travels to the browser. */
export const serviceLabels: Record<ServiceOption, string> = {
  'web-development': 'Web development',
  'mobile-app': 'Mobile app',
  'ai-solutions': 'AI solutions',
  'cloud-services': 'Cloud services',
  'business-solutions': 'Business solutions',
  consulting: 'Consulting',
  other: 'Other',
}
