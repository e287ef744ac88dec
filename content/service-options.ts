/**
 * The services that the contact form offers: the value that it sends, and its label. `?service=` in a link chooses one.
 * A separate file, because it is sent to browsers.
 */
export const serviceLabels = {
  'web-development': 'Web development',
  'mobile-app': 'Mobile app',
  'ai-solutions': 'AI solutions',
  'cloud-services': 'Cloud services',
  'business-solutions': 'Business solutions',
  consulting: 'Consulting',
  other: 'Other',
} as const satisfies Record<string, string>

/** A value of the contact form's service field. */
export type ServiceOption = keyof typeof serviceLabels

/** The values in the order of the form. */
export const SERVICE_OPTIONS = Object.keys(serviceLabels) as [ServiceOption, ...ServiceOption[]]
