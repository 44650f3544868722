import { configure } from '@testing-library/react'

// Parts of a page are loaded when they are wanted, in a test as in the page: the first to want one waits for its code to be read.
configure({ asyncUtilTimeout: 5_000 })
