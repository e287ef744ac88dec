/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard-scss'],
  ignoreFiles: ['node_modules/**', '.next/**', '.next-*/**', 'public/**'],
  rules: {
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$|^(ql|hljs)-[a-z0-9-]+$', { message: 'Expected a camelCase class' }],
    'declaration-no-important': true,
    'selector-max-id': 0,
    'max-nesting-depth': [
      2,
      { ignore: ['pseudo-classes'], ignoreAtRules: ['media', 'supports', 'container', 'include', 'layer'] },
    ],
    'scss/at-extend-no-missing-placeholder': null,
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
  },
  overrides: [{ files: ['components/**/*.scss', 'app/**/*.scss'], rules: { 'color-no-hex': true } }],
}
