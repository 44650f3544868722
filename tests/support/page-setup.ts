import { configure } from '@testing-library/react'

// Parts of a page are loaded on demand, in tests, too: the first use waits for the code.
configure({ asyncUtilTimeout: 5_000 })
