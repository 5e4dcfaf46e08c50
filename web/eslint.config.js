import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/printed', 'src/types', 'test-results'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // Only drawings and rules that the build made are written as they are.
      'svelte/no-at-html-tags': 'off',
      // Links of the program are plain links.
      'svelte/no-navigation-without-resolve': 'off',
      // Sets and maps in `$state.raw` are replaced as a whole.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-empty-pattern': 'off',
    },
  },
  {
    // What Nemesis and Lockdown draw alike knows neither of them.
    files: ['src/games/nemesis-kit/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['**/nemesis/*', '**/lockdown/*', '!**/types/*'] }],
    },
  },
)
