import { testAccessibility } from './pages.ts'

testAccessibility('en')
