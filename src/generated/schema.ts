// Written by `npm run generate`; never edited by hand.
export interface paths {
    "/auth/challengePasskey": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * A challenge for `confirmIdentity` by a passkey
         * @description Good for ten minutes in this session, and spent with the first response to it. 409 without a passkey; 503 where the page has no host that a
         *     passkey could belong to.
         */
        put: operations["challengePasskey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/changeEmail": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ask for another e-mail address
         * @description The account keeps its address until `confirmContact` brings the code. An address that has an account answers just the same, and its
         *     owner is told by mail.
         */
        patch: operations["changeEmail"];
        trace?: never;
    };
    "/auth/changeLanguage": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Language of the messages to this device, and of mails and documents to its user */
        patch: operations["changeLanguage"];
        trace?: never;
    };
    "/auth/changeNotification": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Turn push notifications on or off, for all devices of the account */
        patch: operations["changeNotification"];
        trace?: never;
    };
    "/auth/changePassword": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Old and new password
         * @description This session goes on with the token answered here; the one that asked is dead. A new password that is frequent or breached, or has
         *     a part of the person's name, address or number in it, answers 422 on `newPassword`.
         */
        patch: operations["changePassword"];
        trace?: never;
    };
    "/auth/changePhone": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ask for another phone number
         * @description The account keeps its number until `confirmContact` brings the code, which is texted to the new one.
         */
        patch: operations["changePhone"];
        trace?: never;
    };
    "/auth/confirmAuthenticator": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add the authenticator app by one of its codes
         * @description From now on each sign-in asks for a second factor. Every other session and every code under way ends, the session gets another token, and
         *     the owner is told by mail. Five wrong codes end the enrolment.
         */
        put: operations["confirmAuthenticator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirmBrowser": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm a browser that is new to the account by the mailed code
         * @description From then on the browser may do all that its owner's other browsers may. The link of the mail about its sign-in stays good: whoever was talked into
         *     giving the code away can still end it.
         */
        put: operations["confirmBrowser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirmContact": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Bring the code of a new e-mail address or phone number
         * @description The other sessions end, and this one goes on with the token answered here; the one that asked is dead. Of a new e-mail address the
         *     old one is told.
         */
        patch: operations["confirmContact"];
        trace?: never;
    };
    "/auth/confirmIdentity": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm who uses this session, for ten minutes
         * @description Calls marked `x-step-up` are refused (403, `results.stepUp`) in a session that was signed in, or confirmed, longer than ten minutes ago. With
         *     one proof of a kind that the refusal names, this call lets the session make them. The password alone serves accounts without a second factor.
         *     Another session's confirmation does not count. Wrong passwords and codes count with those of sign-ins.
         */
        put: operations["confirmIdentity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirmPasskey": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add the passkey that the browser made
         * @description As `confirmAuthenticator` does. The browser must have asked the person, by a finger, a face or a PIN.
         */
        put: operations["confirmPasskey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirmSignIn": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Finish a sign-in by a second factor
         * @description Belongs to the `login` that answered 409 with `secondFactor`: with the same token, and one of a code of the authenticator app, a recovery
         *     code and a passkey. Ten minutes and five tries; a new password or a change of factors ends it. A code of the app serves once, as does a
         *     recovery code; the challenge of a passkey is spent with the first answer to it. Wrong codes of the app are counted by account.
         */
        put: operations["confirmSignIn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/deleteAccount": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Leave the marketplace
         * @description Refused (409, with the reason) while orders or other business are open. What invoices need is kept without the person's name and
         *     addresses; products are hidden; all sessions end.
         */
        patch: operations["deleteAccount"];
        trace?: never;
    };
    "/auth/denySignIn": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Say that a sign-in from a new browser was somebody else's
         * @description The token comes from the mail about that sign-in; it is good once, for seven days, while the account keeps the address that the
         *     mail went to. Every session of the account ends, its browsers are forgotten, its password signs nobody in any more, and a code for
         *     a new one is sent to that address; it counts together with the `codeToken` answered here.
         */
        patch: operations["denySignIn"];
        trace?: never;
    };
    "/auth/editProfile": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit the own profile
         * @description What is left out stays; an empty text takes away what may be missing. A company that changes its registered name has to be
         *     verified again.
         */
        put: operations["editProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/endSession/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of the own sessions */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/enrolAuthenticator": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Begin to add an authenticator app
         * @description Answers the secret that the app keeps. It counts for nothing until `confirmAuthenticator` brings a code made of it, within ten minutes;
         *     another one takes its place. An account has ten factors at most.
         */
        put: operations["enrolAuthenticator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/enrolPasskey": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Begin to add a passkey
         * @description Answers what the browser makes a passkey of. The challenge serves once, for ten minutes. 503 where the page has no host that a passkey could
         *     belong to.
         */
        put: operations["enrolPasskey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgetPassword": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Send a one-time code to reset a password
         * @description An address without an account answers just the same. Twelve codes an hour go to an address, four of them as one network asks for. The code counts only together with the
         *     `codeToken` answered here.
         */
        patch: operations["forgetPassword"];
        trace?: never;
    };
    "/auth/getCompanyDocuments": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What the own company has sent to be verified, and what came of it
         * @description The files are private to the account; viewFile gives them to it.
         */
        get: operations["getCompanyDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/getOwnProfile": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /** The own profile, with all that editProfile edits */
        get: operations["getOwnProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/getSecondFactors": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /** What a sign-in asks for beside the password */
        get: operations["getSecondFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/getSessions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /** Where the own account is signed in */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/getUser": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /** Own account */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/getUserProfile/{token}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                /** @description A session token. No log holds it; the server writes down the route, not the address. */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        /**
         * The profile behind a session token
         * @description What a page needs to greet somebody and to keep what it knows of them: no address, no number, no e-mail. Asking does not prolong
         *     the session.
         */
        get: operations["getUserProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Credentials to a session token and the profile
         * @description A wrong address and a wrong password answer alike (422). The right password of a registration whose address is not proven yet
         *     answers 409 with a `codeToken`, and sends a new code; that of an account with a second factor 409 with what `confirmSignIn` needs,
         *     and no session. 10 tries a minute an account and an address.
         */
        put: operations["login"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** End this session */
        put: operations["logout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/registerDevice": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register this device for pushes
         * @description The session is tied to the device: when it ends, the pushes to it end. A device belongs to whoever registered it last.
         */
        post: operations["registerDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/removeSecondFactor/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Remove a second factor
         * @description With the last one the recovery codes go. Ends and tells what `confirmAuthenticator` does.
         */
        put: operations["removeSecondFactor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/renewRecoveryCodes": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ten new recovery codes
         * @description The former ones are good no more. 409 while the account has no second factor. The owner is told by mail.
         */
        put: operations["renewRecoveryCodes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/resendOTP": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Send a registration's code once more; the old one is dead
         * @description For half a minute after a code, and while an address got twelve of them in an hour (four as one network asks for), 429. A registration waits a day for its code.
         */
        patch: operations["resendOTP"];
        trace?: never;
    };
    "/auth/sendBrowserCode": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * A code by mail that confirms a browser which is new to the account
         * @description For seven days after a sign-in that the account's owner was told of, its browser may not do what would shut them out or spend what they have
         *     kept: 403, and `results.stepUp` names `mailedCode`. This call mails a code to the address that the account has proven, which `confirmBrowser`
         *     takes, of the same session, for ten minutes. 409 when nothing is held against the browser.
         */
        put: operations["sendBrowserCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sendCompanyDocuments": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the company's numbers and documents to be verified
         * @description For company accounts (403 for a person's). What is sent takes the place of what was sent before, and waits for the marketplace's
         *     staff; until they have looked at it the company is not shown as verified. Sending again what is waiting or verified already, the
         *     same numbers and the same files, changes nothing. A company that changes its registered name (`editProfile`) waits again, too.
         */
        post: operations["sendCompanyDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signup": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an individual or a company
         * @description Sends a one-time code to the address. The account is made when `verifyOTP` gets that code together with the `codeToken` answered
         *     here; until then the address is reserved for nobody. An address that has an account answers just the same, and its owner is told
         *     by mail: sign-up does not tell which accounts exist.
         */
        post: operations["signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/updateFCM": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Store or replace the push token of this device */
        put: operations["updateFCM"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/updatePassword": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set a new password after a verified reset code
         * @description The token that `verifyOTP` answered is spent by it. The owner is told by mail. A password that is frequent or breached, or has a
         *     part of the person's name, address or number in it, answers 422 on `password` and leaves the token as it was.
         */
        patch: operations["updatePassword"];
        trace?: never;
    };
    "/auth/verifyOTP": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Verify a one-time code
         * @description A right code of a sign-up makes the account; one of a password reset answers a token for `updatePassword`, good once and for
         *     ten minutes. A code counts only with the `codeToken` of the call that asked for it, so that nobody enters the code of somebody
         *     else's registration. Six digits, ten minutes, five tries; then a new code is needed. Addresses without an account answer alike.
         */
        patch: operations["verifyOTP"];
        trace?: never;
    };
    "/category/getAllCategories": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Categories with their subcategories and product counts */
        patch: operations["getAllCategories"];
        trace?: never;
    };
    "/category/getAllSubCategories": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Subcategories of a category */
        patch: operations["getAllSubCategories"];
        trace?: never;
    };
    "/category/viewSubCategory/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One subcategory, with its category and how many products are on offer */
        get: operations["viewSubCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/blockUser/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Block somebody whom the caller has a chat with
         * @description Neither can write to or call the other until the caller unblocks. What was written stays. `id` is the user's.
         */
        get: operations["blockUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/callSignal/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass a signal of a voice or video call on to the other side
         * @description The caller's page makes `callId` and begins with an offer. Each signal comes to the other side, and to nobody else, as the live
         *     event `call.signal` of this chat. Ending a second time does nothing. 409 when the call's state does not allow the
         *     signal, while the other side's own call of this chat rings (`results.callId` names it), or when either side has blocked the other. An unanswered call is missed after a
         *     minute. When a call is over, a message of kind `call` stays in the chat.
         */
        post: operations["callSignal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/deleteChat/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a chat on this user's side
         * @description What was written until now is no longer there for this side; the other side keeps it. A new message brings the chat back, without
         *     the old ones.
         */
        delete: operations["deleteChat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/getChats": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Own chats, the latest message first, paged
         * @description Chats in which nothing was written, or nothing since they were deleted on this side, are left out. `unread` counts all own chats,
         *     whatever is searched for.
         */
        patch: operations["getChats"];
        trace?: never;
    };
    "/chat/getMessages/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * A chat and one page of its messages
         * @description Messages of a chat are numbered from 1 without a gap, for both sides alike. A page is in rising order: the newest, those just
         *     before `before`, or those just after `after`, which is how a page that was away goes on.
         */
        patch: operations["getMessages"];
        trace?: never;
    };
    "/chat/openChat": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The chat with a person, made at need
         * @description There is one chat for two people, whoever opens it and on whichever side; opening it again answers the one there is. A product that
         *     one of the two sells becomes what the chat is about. Nobody is told before something is written.
         */
        post: operations["openChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/readChat/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a chat as read up to a message
         * @description A mark never goes back. The other side is told by the live event `chat.read`.
         */
        patch: operations["readChat"];
        trace?: never;
    };
    "/chat/sendMessage/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write into a chat
         * @description A text, a file that uploadMedia took for this chat, or both. 409 `blocked` while either side has blocked the other, `unavailable`
         *     while the other side's account is suspended or gone. Sending marks what came before as read.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/unblockUser/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Take back the own block of a user
         * @description `id` is the user's. A block by the other side stays.
         */
        get: operations["unblockUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/uploadMedia": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file for a chat
         * @description An image, a document, or a piece of audio or video of at most 10 MB; private to the two members. sendMessage then sends it.
         */
        post: operations["uploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/acceptJob": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The driver accepts the shipment: its order is in transit */
        post: operations["acceptJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/addDeliveryPhoto": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A photo of the goods where they were handed over, or were to be
         * @description Three of an attempt at most. For both sides of the order; the same photo again changes nothing.
         */
        post: operations["addDeliveryPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/reportDelivery": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The shipment was handed over
         * @description When all of the order is delivered, the order is.
         */
        post: operations["reportDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/reportFailure": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The shipment could not be handed over
         * @description Both sides of the order are notified; the seller arranges another attempt, for which the link lives on, or takes the goods back.
         *     Photos that were sent before belong to it. A second report of the same moment changes nothing.
         */
        post: operations["reportFailure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/reportPosition": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the shipment is
         * @description `at` names the moment of a position that was kept while there was no network: not in the future, not before the job was accepted.
         *     A second report of the same moment changes nothing.
         */
        post: operations["reportPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/startJob": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The driver has loaded and is under way */
        post: operations["startJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/viewJob": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /** The shipment as its driver needs it */
        get: operations["viewJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/addAttachment": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file to go with a quote, a requirement or a dispute
         * @description Private to the caller until the call that it is for names its id among `attachments`: then the other side can read it, too, and
         *     it goes with nothing else. One that no call has named in a day is removed.
         */
        post: operations["addAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/viewFile/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * An uploaded file
         * @description Public files are for anyone, and never change under their address. A private one is for its owner and those it was given to;
         *     to anybody else it is not there.
         */
        get: operations["viewFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/viewPicture/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A public picture as pages show it
         * @description No side is longer than 720 pixels; a smaller picture keeps its size. It never changes under its address.
         */
        get: operations["viewPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/viewThumbnail/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A public picture as lists show it
         * @description No side is longer than 240 pixels; a smaller picture keeps its size. It never changes under its address.
         */
        get: operations["viewThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/addForPromotion/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Promote an own product within the plan's allowance
         * @description For 30 days. Takes one of the month's promotions (409 with the allowance when there is none left). 409 too for a product that is
         *     not active or is promoted already.
         */
        get: operations["addForPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/addProductBatch/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a batch of an own product
         * @description By the product's id. From the first batch on the stock of the product is what its batches hold, less what accepted orders wait for: it is no longer edited, and what is
         *     dispatched names its batches. 422 for a number that another batch of the product has. 409 when 200 batches hold something.
         */
        post: operations["addProductBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/addSellerProduct": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a product
         * @description An active one counts against the plan's listings (409 with the allowance when they are used up), and needs a safety data sheet
         *     when it is hazardous: named as one that is sent on request, or with its file. The molecular weight is computed from the formula
         *     where none is given.
         */
        post: operations["addSellerProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/analyseImage": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a picture says and shows, by the service that this installation has for it
         * @description The picture is turned upright, freed of its metadata and handed on to the service; it is not kept. `text` is for getQueryResult;
         *     `labels` name what is to be seen. 503 while the service does not answer, and where there is none (see getImageService).
         */
        post: operations["analyseImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/attachBatchCertificate/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach the certificate of analysis of a batch
         * @description A PDF that addAttachment took. It takes the place of the one before, as long as nothing was dispatched from the batch; after that it is added, and every buyer who got
         *     something from the batch can read it. 409 when it has ten.
         */
        post: operations["attachBatchCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/blockProductBatch/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Block a batch, with the reason
         * @description Nothing is dispatched from it, and it counts for no stock, until it is unblocked. Orders that were accepted stay.
         */
        patch: operations["blockProductBatch"];
        trace?: never;
    };
    "/inventory/changeProductStatus/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Take an own product off the market, or put it on again
         * @description An active one becomes inactive and the other way round; the key keeps a repeat from turning it back. Activating asks what
         *     addSellerProduct asks: the plan's listings (409), the safety data sheet, and whatever an import left open (422).
         */
        get: operations["changeProductStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/clearHistory": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete all own searches */
        delete: operations["clearHistory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/correctProductBatch/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Correct what a batch holds, with the reason
         * @description As after a count of the store. 409 when it no longer holds `seen`: something was dispatched from it, or somebody else corrected it.
         */
        put: operations["correctProductBatch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/deleteProduct/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an own product
         * @description It is shown nowhere any more, not to its seller either. Orders keep what they say of it and go on; its open quotes end, and their
         *     buyers are told.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/editRating/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an own rating
         * @description Within fourteen days of giving it: 409 afterwards. `keptPhotos` are those of its photos that stay, all of them when it is left out.
         */
        post: operations["editRating"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/editSellerProduct/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Edit an own product listing
         * @description The whole form: a field that is left out is emptied, but the stock, the images and the profile image, which then stay.
         *     409 with the product as it is now when somebody else saved it after `version`, or when orders took from the stock that was seen.
         */
        put: operations["editSellerProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/getAIRecommendation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Products recommended to this caller, or for a product
         * @description From what was bought together, what the caller looked at and ordered, and likeness; filled up with what is in demand, so it is never
         *     empty. The caller's own products, those it looks at and what is out of stock are left out.
         */
        patch: operations["getAIRecommendation"];
        trace?: never;
    };
    "/inventory/getChemicalTender": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Tender news and open public requirements, paged
         * @description `newest` has what was published last first, closed calls included; `closingSoon` has only what is still open, the next to close first.
         *     Of a requirement's buyer only the country and the kind of account are told.
         */
        patch: operations["getChemicalTender"];
        trace?: never;
    };
    "/inventory/getImageService": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Who analyses pictures for the search
         * @description A page asks before it takes a picture, so that it can say where the picture goes. Without a service here, the page reads pictures
         *     by itself and sends them nowhere.
         */
        get: operations["getImageService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/getProductRatings": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ratings of a product, paged
         * @description `mayRate` says whether an order of the product by the caller was completed and they have not rated it; `own` is the caller's own rating.
         */
        patch: operations["getProductRatings"];
        trace?: never;
    };
    "/inventory/getProducts": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Product list: filters, sort, paged
         * @description Only active products. Prices of different currencies are compared, filtered and sorted at the marketplace's reference rates,
         *     per kilogram, litre or piece. `facets`, where asked for, counts what each filter value would leave, the other filters kept.
         */
        patch: operations["getProducts"];
        trace?: never;
    };
    "/inventory/getQueryResult": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Products by text that was read from an image
         * @description Meant for a label, a certificate or a drum: CAS numbers with a right check digit come first, then EC and UN numbers, then names.
         *     The first twenty numbers of each kind and the eight likeliest names are looked up.
         *     Digits and letters that text recognition confuses (0 and O, 1 and l) are read both ways.
         */
        patch: operations["getQueryResult"];
        trace?: never;
    };
    "/inventory/getSearchHistory": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Own searches, newest first
         * @description A search of a signed-in caller that found something is kept, the last 50 of them. A word typed on within a minute replaces its beginning.
         */
        get: operations["getSearchHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/getSearchResult": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Text search for products and sellers
         * @description Names in the three languages, CAS and EC number, formula, synonyms; prefixes while typing; typing errors forgiven, but not too
         *     much. An exact CAS number comes first.
         */
        patch: operations["getSearchResult"];
        trace?: never;
    };
    "/inventory/getSellerProducts": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Products of one seller; a seller sees its inactive ones too */
        patch: operations["getSellerProducts"];
        trace?: never;
    };
    "/inventory/getSellerRatings": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ratings of a seller, of all its products, paged
         * @description `stars`, `average` and `counts` are those of the seller, not of the products.
         */
        patch: operations["getSellerRatings"];
        trace?: never;
    };
    "/inventory/getTopSeller": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Ranked sellers, paged */
        patch: operations["getTopSeller"];
        trace?: never;
    };
    "/inventory/getUserDocuments": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Document requests made (as buyer) or received (as seller), paged */
        patch: operations["getUserDocuments"];
        trace?: never;
    };
    "/inventory/provideDocument/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Answer a document request with a file, or with a refusal and its reason
         * @description Without a file, `provide` gives the one that the product already holds of this kind, public or on request; 422 when it holds
         *     none. `refuse` needs a reason.
         */
        patch: operations["provideDocument"];
        trace?: never;
    };
    "/inventory/rateProduct": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate a product that was delivered to the caller
         * @description One rating per product and buyer, and only after an order of it was completed: 409 otherwise. Product and seller are rated apart;
         *     the averages of both change with it.
         */
        post: operations["rateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/removeHistory/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one own search */
        delete: operations["removeHistory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/removeProductBatch/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a batch that was entered by mistake
         * @description 409 once something was dispatched from it. With the last batch the product has one stock again, which its seller states.
         */
        delete: operations["removeProductBatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/replyToRating/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a rating of an own product, or put the reply right
         * @description One reply a rating; it stands below the rating for everybody. The buyer is told of the first.
         */
        post: operations["replyToRating"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/requestDocument": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the seller of a product for a document
         * @description Asked on the buyer's side; a seller cannot ask itself (422). While a request of this buyer for the same product and kind waits
         *     for its answer, another one is a 409.
         */
        post: operations["requestDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/unblockProductBatch/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Let a blocked batch be dispatched again
         * @description 409 when it is not blocked.
         */
        patch: operations["unblockProductBatch"];
        trace?: never;
    };
    "/inventory/viewChemicalTender/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One of the tender news, or an open public requirement */
        get: operations["viewChemicalTender"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/viewDocument/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One document request and, once provided, its file
         * @description For the buyer who asked and the seller who was asked. The file's bytes are had by viewFile.
         */
        get: operations["viewDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/viewProduct/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Product page */
        get: operations["viewProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/viewProductBatches/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The batches of an own product, with what became of each
         * @description By the product's id. First those that expire first; of empty ones the newest 100. A product without batches has none, and its stock is the one figure
         *     that its seller states.
         */
        get: operations["viewProductBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/viewSeller/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Seller page */
        get: operations["viewSeller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/viewStructure/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** 2D structure of a product as an image, drawn from its SMILES */
        get: operations["viewStructure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/deleteNotification": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete own notifications: one, several, or all of the side acted on
         * @description Either `notificationIds` or `all`. Ids that are not the caller's are passed over; when none of them is, the answer is 404.
         */
        delete: operations["deleteNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/getNotifications": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * The caller's feed on the side acted on, newest first
         * @description `unread` counts that whole side, whatever is searched for and whichever page is shown.
         */
        patch: operations["getNotifications"];
        trace?: never;
    };
    "/notification/readNotification/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Mark an own notification read
         * @description The owner's table makes it a GET, and it writes: nothing may fetch it ahead. No link or prefetch can, for none sends the token's header.
         */
        get: operations["readNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/acceptInvitation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Become an operator, by a password and a code of the authenticator app */
        put: operations["acceptInvitation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/addCommissionRate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a rate of commission from today or a later day on
         * @description For new orders alone. Sent again it is refused with 422: at most one rate of the same category and plan begins on a day.
         */
        put: operations["addCommissionRate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/addPasskey": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add the passkey that the browser made
         * @description The browser must have asked the person, by a finger, a face or a PIN. The operator’s other sessions end; the operator and every admin are told by
         *     mail.
         */
        put: operations["addOperatorPasskey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/addTaxRule": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a rule of tax
         * @description For what is priced from now on. One that overlaps a rule of the same countries and buyers is refused with 422, so that a repeated request adds
         *     nothing.
         */
        put: operations["addTaxRule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/answerTicket/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Answer a ticket; its owner is told */
        patch: operations["answerTicket"];
        trace?: never;
    };
    "/operator/approveBankAccount": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the proposed account in force
         * @description 403 for whoever proposed it; 409 when it is another one by now, when none is proposed, or when whoever proposed it is no longer an active
         *     operator of the role.
         */
        put: operations["approveBankAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/approveTransfer/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * The money of a transfer is on the account
         * @description 409 while another transfer by this reference, however it is written, waits, was approved or was given back since, or another was approved by the same entry of the statement, unless the decision names it among those that the money covers as well.
         */
        patch: operations["approveTransfer"];
        trace?: never;
    };
    "/operator/cancelCatalogueImport/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Break an import off; what was written stays */
        patch: operations["cancelCatalogueImport"];
        trace?: never;
    };
    "/operator/challengeLogin": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * A challenge for `operatorLogin` by a passkey
         * @description Asks for no address, names no passkey, and is answered alike for everybody: the browser finds the passkey. Good for five minutes and one sign-in,
         *     whatever comes of it. 503 where the page has no host that a passkey could belong to.
         */
        put: operations["challengeOperatorLogin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/challengeOperator": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * A challenge for `confirmOperator` by a passkey
         * @description Good for five minutes in this session, and spent with the first response to it; another one takes its place. 409 without a passkey; 503 as of
         *     `challengeOperatorLogin`.
         */
        put: operations["challengeOperator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/changeBankAccount": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the account that buyers transfer to, or propose another one
         * @description The first account is in force at once. Another one waits until a second operator approves it, and replaces what was proposed before;
         *     whoever runs the command line on the installation's own store needs nobody's approval.
         */
        put: operations["changeBankAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/changeCategories": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add, rename and order categories
         * @description A slug that is there is renamed and put in its place, a new one is added; those that are not named stay, behind the others.
         */
        put: operations["changeCategories"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/changeExchangeRate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the reference rate of a currency by hand
         * @description Of this day. A later file of the European Central Bank takes its place where it has the currency. The prices that lists are sorted and
         *     filtered by follow within minutes. A rate ten times what it was or more, or a tenth or less, is taken for a slip of the pen.
         */
        put: operations["changeExchangeRate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/changeOperatorRoles/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what an operator may do
         * @description Nobody changes their own roles, and one active admin remains.
         */
        patch: operations["changeOperatorRoles"];
        trace?: never;
    };
    "/operator/changePayoutMinimums": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the smallest payout of currencies
         * @description Takes the place of the whole table; a currency that is not in it has the default.
         */
        put: operations["changePayoutMinimums"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/changePlans": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make these plans the ones on offer
         * @description Plans that are not named are offered no more; subscriptions to them go on. One plan, and only one, is free.
         */
        put: operations["changePlans"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/checkTaxTable": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What loading a table of rules would change
         * @description Reads the table and writes nothing.
         */
        post: operations["checkTaxTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/confirmOperator": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm that it is still the operator who uses this session
         * @description By a code of the authenticator app, which is good once, or by a passkey that signed the challenge of `challengeOperator`. It counts for ten
         *     minutes in this session alone, as the sign-in does, for acts that move money or give and take access.
         */
        put: operations["confirmOperator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/createPayoutBatch": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the payouts of a currency that are due into a file for the bank
         * @description A thousand at most, the oldest first; all are `sent` from then on. The file (ISO 20022, pain.001.001.09) is made once. 409 while no account of the
         *     marketplace is set, when its name is not in Latin letters, or when nothing is due.
         */
        post: operations["createPayoutBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/decideDelivery/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Decide what became of an overdue delivery
         * @description The id is the order’s. `delivered`: what was dispatched has arrived, and the buyer may still complain; 409 while a part is not dispatched.
         *     `refund`: as if the buyer had complained and been right. Both sides are told the reason.
         */
        patch: operations["decideDelivery"];
        trace?: never;
    };
    "/operator/declineBankAccount": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Drop the proposed account
         * @description Whoever proposed it may withdraw it so.
         */
        put: operations["declineBankAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/declineTransfer/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** A transfer did not come; the payer is told the reason */
        patch: operations["declineTransfer"];
        trace?: never;
    };
    "/operator/disableOperator/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Shut an operator out
         * @description Nobody disables themselves, and one active admin remains.
         */
        patch: operations["disableOperator"];
        trace?: never;
    };
    "/operator/dismissTicket/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Close a ticket without an answer; its owner is told the reason */
        patch: operations["dismissTicket"];
        trace?: never;
    };
    "/operator/endCommissionRate/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * End a rate of commission today
         * @description From now on the next most specific rate counts for new orders. One that has not begun never holds.
         */
        patch: operations["endCommissionRate"];
        trace?: never;
    };
    "/operator/endTaxRule/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the last day of a rule of tax
         * @description Yesterday unless another is named: it holds no longer from now on. A rule is ended once.
         */
        patch: operations["endTaxRule"];
        trace?: never;
    };
    "/operator/enrolPasskey": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Begin to add a passkey
         * @description Answers what the browser makes a passkey of. The challenge serves once, for five minutes, in this session alone. An operator has ten passkeys at
         *     most (409). 503 as of `challengeOperatorLogin`.
         */
        put: operations["enrolOperatorPasskey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/findAccounts": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accounts by e-mail address, name or company
         * @description Each search is an event of the security log, with its text and how many were found.
         */
        post: operations["findAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/findOrders": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders by number, buyer or seller, the newest first
         * @description Each search is an event of the security log, with its text and how many were found.
         *     The whole number; or a part of the address, name or company of either side.
         */
        post: operations["findOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/findTicket": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A ticket by its number, whatever its state */
        post: operations["findTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getAbuseReports": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports of abuse that wait, the oldest first; or those that were decided, the latest first
         * @description Each holds what was reported as it was then. One decision resolves every open report of the same.
         */
        post: operations["getAbuseReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getAccount/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One account with its plan, its suspensions, and its latest orders, tickets and reports */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getBankAccount": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** The account that buyers transfer to */
        get: operations["getBankAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getCatalogueImportRows": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What became of each row of an import, in the order of the file */
        post: operations["getCatalogueImportRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getCatalogueImports": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Imports, the newest first */
        post: operations["getCatalogueImports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getCategoryTree": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** All categories with their subcategories, in all languages, to be edited */
        get: operations["getCategoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getCommissionRates": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The rates of commission, newest first, and what they can be limited to
         * @description Of the rates that hold on the day of an order, the most specific counts: of its category and the seller's plan, then of the category, then of
         *     the plan, then the general one; of the same, the one that began last. An order keeps its rate.
         */
        get: operations["getCommissionRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getCompanyReviews": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Companies that wait to be verified, the oldest first; or those that were decided, the latest first */
        post: operations["getCompanyReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getContentPage": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One page in all its languages, to be edited */
        post: operations["getContentPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getContentPages": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** The pages that the marketplace writes itself, and since when each is its own */
        get: operations["getContentPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getDeclaredTransfers": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bank transfers that buyers declared, the oldest first; or those that were decided, the latest first */
        post: operations["getDeclaredTransfers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getDisputes": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disputes that wait for a decision, the oldest first; or those that were decided, the latest first */
        post: operations["getDisputes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getExchangeRates": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The reference rates, each with its day and source
         * @description They compare and estimate prices in different currencies; nothing is settled by them.
         */
        get: operations["getExchangeRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getHealth": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** How the installation fares */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getLedger": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Balances of the ledger, and whether it agrees with the payments */
        get: operations["getLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getLedgerEntries": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Entries of an account of the ledger, the newest first */
        post: operations["getLedgerEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getOperator": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["getOperator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getOperators": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** All operators */
        get: operations["getOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getOrderHistory/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One order with all that happened to it */
        get: operations["getOrderHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getOverdueDeliveries": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders whose delivery nobody has told of, the longest overdue first
         * @description Both sides were asked, and neither answered.
         */
        post: operations["getOverdueDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getPasskeys": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** The passkeys of the operator who is signed in */
        get: operations["getOperatorPasskeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getPayoutBatch/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** A batch with its payouts */
        get: operations["getPayoutBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getPayoutBatches": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Batches of payouts, the newest first */
        post: operations["getPayoutBatches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getPayoutMinimums": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** The smallest payout of each currency */
        get: operations["getPayoutMinimums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getPlans": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Plans of sellers, those that are offered no more included */
        get: operations["getPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getRefunds": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refunds to cards that the provider has not made yet, the oldest first
         * @description They are tried again by themselves; what the card never takes goes into the wallet of its payer.
         */
        post: operations["getRefunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getRequestedPayouts": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Payouts that sellers ask for, the oldest first */
        post: operations["getRequestedPayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getSealedEvents": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The sealed events after a place in the chain, in its order, as an export has them */
        post: operations["getSealedEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getSecurityEvents": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Events of the security log, the newest first */
        post: operations["getSecurityEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getTaxRules": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The rules of tax, by country
         * @description Of the rules that hold on the day of a pricing the most specific counts: of the country of the buyer and their tax number, of the country, of the
         *     number, then the general one of the country of the seller. Without one a sale cannot be priced. Orders, offers and bids keep theirs.
         */
        get: operations["getTaxRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getTenderNews": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Calls for tenders of other organisations, by their closing date */
        post: operations["getTenderNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getTickets": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tickets that wait for an answer, the oldest first; or those that were answered, the latest first */
        post: operations["getTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/getWorkQueues": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for an operator, and since when
         * @description The queues of the caller's roles.
         */
        get: operations["getWorkQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/inviteOperator": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Invite somebody, or an operator who has lost the password or the app
         * @description A link goes to the address by mail, for that person alone, good once and for a day; whoever invites does not see it. An operator who
         *     is invited again is signed out. 403 while the installation has no public address (`PUBLIC_URL`).
         */
        put: operations["inviteOperator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/loadTaxTable": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Load a table of rules that was checked
         * @description All of its rows or, when one is refused, none (422). A table whose rows all stand already changes nothing, so that it can be sent again. Rules that
         *     it does not name stay. 409 when rules have changed since it was checked.
         */
        put: operations["loadTaxTable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/login": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sign an operator in
         * @description The password together with either a code of the authenticator app or a passkey that signed the challenge of `challengeOperatorLogin`: which of
         *     them was wrong is not told. A code and a challenge are good once. The session ends after twelve hours.
         */
        put: operations["operatorLogin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/logout": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** End this session */
        put: operations["operatorLogout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/publishContentPage": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put this text in the place of a page */
        put: operations["publishContentPage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/publishTenderNews": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Add calls for tenders, or change those whose reference is known */
        put: operations["publishTenderNews"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/readCaseFile": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file of a case
         * @description Of a company’s documents, a dispute or a reported message, and of nothing else: a file that does not belong to the case is not there. To a dispute
         *     belong what both sides attached, the proofs of the order's shipments, and its invoices and notes as PDF. The log of security events has each
         *     reading.
         */
        post: operations["readCaseFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/readInvitation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * What an invited operator needs to begin
         * @description The token stands in the link that `npm run operator -- operators invite` prints, for a day. Each call makes a new secret for the authenticator
         *     app; the last one counts.
         */
        put: operations["readInvitation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/readPayoutFile/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The bank file of a batch
         * @description The same bytes at every call. It names accounts in clear: the log of security events has each reading.
         */
        post: operations["readPayoutFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/refundCompletedOrder/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Give the buyer of a completed order the money back
         * @description All that was paid and no dispute has given back, the marketplace's commission included: after a part refund the rest alone. The seller's share is taken from what is available, and what is missing is a debt that the
         *     next earnings pay. The order stays completed, its payment is `refunded`, and a credit note of what is given back is issued.
         */
        patch: operations["refundCompletedOrder"];
        trace?: never;
    };
    "/operator/refusePayout/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Refuse a payout that is not sent, so that the money is available again
         * @description The seller is told the reason.
         */
        patch: operations["refusePayout"];
        trace?: never;
    };
    "/operator/removeCategory": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Remove a category or a subcategory that nothing uses */
        put: operations["removeCategory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/removePasskey/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Remove a passkey of one’s own
         * @description The operator’s other sessions end, and the operator is told by mail. The authenticator app stays.
         */
        put: operations["removeOperatorPasskey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/removeTenderNews/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Take a call for tenders away */
        patch: operations["removeTenderNews"];
        trace?: never;
    };
    "/operator/resetContentPage": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Go back to the page that the program came with */
        put: operations["resetContentPage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/resetSecondFactors/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Let in somebody who has lost all second factors
         * @description Removes every factor and recovery code and ends every session; the password alone signs in again. A mail tells the owner.
         */
        patch: operations["resetSecondFactors"];
        trace?: never;
    };
    "/operator/resolveAbuseReport/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Decide a report, and every other open one of the same
         * @description `removed` takes a listing, a rating or a message away, `warned` warns its author, `suspended` shuts the account out. Reporters are told the
         *     outcome and the reply; the reason stays with the marketplace.
         */
        patch: operations["resolveAbuseReport"];
        trace?: never;
    };
    "/operator/resolveDispute/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Decide a dispute for the seller, for the buyer, or by a part refund
         * @description The id is the order's. Both sides are told the reason.
         */
        patch: operations["resolveDispute"];
        trace?: never;
    };
    "/operator/restoreAccount/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Let a suspended account in again */
        patch: operations["restoreAccount"];
        trace?: never;
    };
    "/operator/reviewCompany/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Verify a company, or refuse it
         * @description The id is that of the documents: a company that has sent others since is not decided about by accident (404). A refused company is told the reason.
         */
        patch: operations["reviewCompany"];
        trace?: never;
    };
    "/operator/settlePayouts/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Say that payouts of a batch have arrived, or came back
         * @description The id is the batch's. Those named, else all that are still `sent`. What came back is available to the seller again, who is told the reason.
         */
        patch: operations["settlePayouts"];
        trace?: never;
    };
    "/operator/startCatalogueImport": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make listings of a seller's table, or see what would become of it
         * @description The server reads the table and makes a listing of each row, by the rules of the seller's own form; getCatalogueImports tells how far it is. One
         *     import at a time (409). A dry run checks every row and writes nothing.
         */
        post: operations["startCatalogueImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/suspendAccount/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Shut an account out; its sessions end and its products leave the market */
        patch: operations["suspendAccount"];
        trace?: never;
    };
    "/operator/verifySecurityEvents": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the chain of the security log is whole
         * @description `head` is one that an earlier call answered: the log must still contain it.
         */
        post: operations["verifySecurityEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/acceptBid/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Accept a bid: the requirement is awarded and an order is made
         * @description The order is at the bid's price and quantity, `accepted` at once, its stock reserved where the bid names a listing (409 `outOfStock`).
         *     All other bids are rejected and their sellers told, in the same transaction. Of two accepts at once one wins; the other is answered 409.
         *     A GET in the owner's table; it changes the marketplace all the same and runs as a write, once for each `Idempotency-Key`. A link or a
         *     browser's prefetch cannot call it by accident: it sends neither the token nor that header.
         */
        get: operations["acceptBid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/acceptOrder/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * The seller accepts an order or answers a quote; either side accepts the other's offer
         * @description - The seller of an order: its stock is reserved; 409 when less is left than was ordered. The body is `{}`.
         *     - The seller of a quote: `offer` is its next offer. Answers the quote.
         *     - The buyer of a quote: `version` is the offer that it has seen and takes; its seller: the counter-offer. The order is made at that
         *       price, accepted and with its stock reserved, since an offer binds whoever makes it. Answers the quote with its `orderId`; 409 with the state and the
         *       version that stand now when it is another, and when too little is in stock.
         */
        patch: operations["acceptOrder"];
        trace?: never;
    };
    "/order/answerDispute/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write in an open dispute, as its buyer or its seller
         * @description The id is the order's. The other side is notified; the operator who decides reads it.
         */
        post: operations["answerDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/answerProposal/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Accept or decline the other side's proposal, or withdraw the own one
         * @description The id is the order's. An accepted proposal ends the dispute at once: the money goes as it says. A decline needs a reason.
         */
        patch: operations["answerProposal"];
        trace?: never;
    };
    "/order/bidRequirement": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bid for a requirement, or edit the own bid
         * @description A seller has one live bid for a requirement. A second call edits it until the deadline: the old version is withdrawn and a new one
         *     takes its place under an id of its own, so that a buyer accepts exactly the version it has seen. Only the first submission counts
         *     against the month's bids of the seller's plan (409). The total may not be above a stated budget, nobody bids for an own requirement
         *     (422), and after the deadline the answer is 409.
         */
        post: operations["bidRequirement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/changeShipment/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Report a shipment delivered, give it to another driver, or take it back
         * @description - `shipment.deliver`: the seller with proof of it; the buyer, who has received it. When all of the order is delivered, the order is.
         *     - `shipment.replaceDriver` (seller): the old link is dead at once. Of a shipment that could not be handed over with `expectedOn`, the day of the
         *       attempt, which the buyer learns.
         *     - `shipment.cancel` (seller, with a reason): its quantity is left to be dispatched again.
         */
        patch: operations["changeShipment"];
        trace?: never;
    };
    "/order/changeStatus/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move an order or a quote along its life-cycle
         * @description `order.quoteFreight` (the seller of an order whose freight is quoted later, or quoted anew: `freight`), `order.acceptFreight` (the
         *     buyer, within seven days, with the `expectedTotal` that they saw: 409 with the totals when it is another one now; the order is
         *     `accepted`), `order.cancel` (either side, reason), `order.refund` (the seller of what is paid; its buyer from `disputeFrom` on, while nothing
         *     is dispatched; reason), `order.postpone` (of what is paid, or on terms and invoiced, and not dispatched: the seller proposes another day of dispatch, the buyer
         *     agrees to one by naming it), `order.process` (seller), `order.dispatch` (seller: all that is
         *     left or a part of it, by a driver, a courier or the buyer; issues the delivery note of it), `order.confirm` (buyer: received). Which are possible in which state is the life-cycle's word.
         *
         *     `quote.counter` (buyer, with its `offer`), `quote.withdraw` (buyer, or the seller its offer; a reason if wanted), `quote.note`
         *     (either side asks or tells something, and the quote stays as it is).
         */
        patch: operations["changeStatus"];
        trace?: never;
    };
    "/order/closeRequirement/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Close an own requirement without awarding it; every bidder is told why */
        patch: operations["closeRequirement"];
        trace?: never;
    };
    "/order/createPriceList": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree prices with chosen buyers
         * @description A seller has at most 50 that have not ended (409). A product in another currency than the list cannot be on it, and each once (422). Each buyer is told once that prices
         *     are agreed, and learns nothing else of the list. A browser that is new to the account may not (403).
         */
        post: operations["createPriceList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/createRequirement": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a requirement
         * @description Sellers bid until `deadline`, one hour to 180 days from now; the buyer can award for 14 days more. All amounts are in `currency`.
         *     A public requirement stands among the tender news, too, without the name of its buyer.
         */
        post: operations["createRequirement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/editRequirement/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Edit an own requirement that nobody has bid for yet
         * @description 409 `hasBids` once there is a bid: what was bid for does not change any more. Close it and post another.
         */
        put: operations["editRequirement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/endPriceList/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * End a price list at once
         * @description For new orders; those that are placed keep their price. 409 when it has been ended already.
         */
        patch: operations["endPriceList"];
        trace?: never;
    };
    "/order/generateDeliveryInvoice/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Issue the delivery invoice (packing note) of an order that is being processed */
        patch: operations["generateDeliveryInvoice"];
        trace?: never;
    };
    "/order/generatePaymentInvoice/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Issue the payment invoice of an accepted order
         * @description Numbers run without gaps per seller and year. The order becomes `invoiced`.
         */
        patch: operations["generatePaymentInvoice"];
        trace?: never;
    };
    "/order/getDriverLink/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The link that a shipment’s driver opens */
        get: operations["getDriverLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/getFreightRates": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The freight rates of the caller
         * @description A seller who has stated none yet has version 0 and no rates: the freight of each of their orders is quoted after the order.
         */
        get: operations["getFreightRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/getKnownBuyers": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The buyers that the caller can choose for a price list
         * @description Accounts that have ordered from the caller, a sample too, or asked for a quote; by name, at most 1,000.
         */
        get: operations["getKnownBuyers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/getMyOrders": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Orders, samples or quotes of the side the caller acts on, newest first, paged */
        patch: operations["getMyOrders"];
        trace?: never;
    };
    "/order/getPriceLists": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The price lists of the caller
         * @description Those that hold or will hold first, then those that have ended, each the last changed first; the newest 200.
         */
        get: operations["getPriceLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/getRequirements": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Own requirements (as Buyer), or those of others that take bids (as Seller), paged
         * @description As Seller: open ones before their deadline, but not the caller's own; with `myBids` those that the caller has bid for, in every state.
         */
        patch: operations["getRequirements"];
        trace?: never;
    };
    "/order/getSellerTasks": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /** How much waits for a seller, by what is to be done */
        get: operations["getSellerTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/openDispute/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complain about an order: its goods, or that they did not come
         * @description Of a dispatched order at any time, of a delivered one until its `disputeUntil`, of one that nothing was dispatched of from its `disputeFrom`. The seller's money stays held until the marketplace has decided. A claim waits for a browser that the account knows, as a proposal does.
         */
        post: operations["openDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/placeOrder": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description The caller names the total it was shown; when price, tax or freight changed since, the answer is 409 with the new totals and
         *     nothing is placed. A seller cannot order from itself (422). A sample tells its purpose and the volume expected in a year; a
         *     buyer has at most one open sample of a product (else 409 with the state of the open one).
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/placeQuotationOrder": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Request a quote, request it again, or turn a standing offer into an order
         * @description `action` says what else the body holds; what it lacks or has too much for its action is a 422 of that field.
         *
         *     - `request`: `productId`, `quantity`, `incoterm` and `addressId`, and whatever else tells the seller what is wanted. Answers the
         *       quote.
         *     - `again`: `quoteId` of an own quote that has ended; a new one is made from it, with the fields given instead of the old ones.
         *       The old one stays as it ended: an accepted or expired quote is never sent out again. 409 with its state while it is open.
         *     - `order`: `quoteId` and the `version` of the offer that the buyer has seen; the offer is accepted and answers the order, as
         *       `acceptOrder` does for the buyer of a quote, which answers the quote. 409 with state and version when another offer stands.
         *
         *     Days (`neededBy`, an offer's `validUntil`) are those of the buyer's time zone, and count to their end there. A request that
         *     nobody answers ends with the day the goods are needed by, after 30 days at the latest.
         */
        patch: operations["placeQuotationOrder"];
        trace?: never;
    };
    "/order/previewOrder": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** What an order would cost, with nothing changed */
        patch: operations["previewOrder"];
        trace?: never;
    };
    "/order/proposeSettlement/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose how an open dispute should end
         * @description The id is the order's. It replaces the caller's open proposal; the other side's open one is to be answered first.
         */
        post: operations["proposeSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/rejectBid/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Reject a bid; its seller is told
         * @description A GET in the owner's table; it changes the marketplace all the same and runs as a write, once for each `Idempotency-Key`. A link or a
         *     browser's prefetch cannot call it by accident: it sends neither the token nor that header.
         */
        get: operations["rejectBid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/rejectOrder/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** The seller refuses an order or a quote, the buyer declines a quote's offer, with a reason */
        patch: operations["rejectOrder"];
        trace?: never;
    };
    "/order/replaceFreightRates": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the freight rates of the caller
         * @description The whole table, for new orders alone. 409 when somebody saved it after `version`. Of one country and currency the limits of weight rise, and only the last
         *     row may be without one. A browser that is new to the account may not.
         */
        put: operations["replaceFreightRates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/replacePriceList/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a price list of the caller
         * @description The whole list, for new orders alone. 409 with `state`: `edited` when somebody changed it after `version`, `ended` when it was ended or its last day is over; that is copied instead. Buyers who are new on it are told. A browser that is new to the account may not (403).
         */
        put: operations["replacePriceList"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/viewDispute/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The dispute of an order, for its buyer or its seller */
        get: operations["viewDispute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/viewInvoice/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** An invoice or delivery note as PDF, for the buyer and the seller of its order, in the language that the call names, else the buyer's */
        get: operations["viewInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/viewOrder/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One order, sample or quote, for its buyer or its seller */
        get: operations["viewOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/viewPackingList/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The packing list of a shipment as PDF, for the buyer and the seller of its order, in the language that the call names, else the buyer's, and in English */
        get: operations["viewPackingList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/viewPriceList/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** A price list of the caller, with its buyers and prices */
        get: operations["viewPriceList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/viewRequirement/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One requirement with the bids that the caller may see
         * @description Its buyer sees every bid that was not withdrawn, the cheapest first, with a comparison. A seller sees its own newest bid and nothing
         *     of any other: neither how many there are nor what they cost. A seller that has not bid finds it while it takes bids (else 404).
         */
        get: operations["viewRequirement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/withdrawBid/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Withdraw the own bid before the deadline */
        patch: operations["withdrawBid"];
        trace?: never;
    };
    "/platform/abuseReports": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Own reports of abuse with what became of them, newest first, paged */
        patch: operations["abuseReports"];
        trace?: never;
    };
    "/platform/closeTicket/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Close an own ticket */
        patch: operations["closeTicket"];
        trace?: never;
    };
    "/platform/editInventory/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Quick edit of stock, price and minimum order of an own product
         * @description What is left out stays. Price and minimum order are those of the first price tier; the others must still rise in quantity and
         *     fall in price above it (422). 409 as for editSellerProduct.
         */
        put: operations["editInventory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/events": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What happens to what is the caller's, as server-sent events
         * @description Each event: `id` (to resume by the header `Last-Event-ID`), `event` (its type) and `data`, a JSON LiveEvent.
         *     An answer without `Last-Event-ID` begins with what happens next. The first block has an `id` and no data: where the stream
         *     stands, so that one which breaks before its first event is resumed without a gap. A comment line keeps the connection alive
         *     every 15 seconds. A user has ten streams at most; one whose reader takes nothing for 30 seconds is closed.
         */
        get: operations["events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/getBannerNumbers": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /** How many products, brands and sellers there are */
        get: operations["getBannerNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/getUserContents": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * FAQs, about us, terms and privacy policy in the asked language
         * @description A text that is missing in the language comes in English, else in any that exists. `search` narrows the FAQs.
         */
        patch: operations["getUserContents"];
        trace?: never;
    };
    "/platform/getUserTicket": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /** Own tickets with their answers */
        get: operations["getUserTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/raiseTicket": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a support ticket */
        post: operations["raiseTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/replyTicket/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Write again in an own ticket
         * @description An answered ticket is open again by it; a closed one stays closed.
         */
        patch: operations["replyTicket"];
        trace?: never;
    };
    "/platform/reportAbuse": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a listing, a rating, a message or a person to the marketplace
         * @description Something that the caller can see and did not make: a listing on the market, a rating of one or of a product that was traded, a
         *     message of an own chat, a seller with a page, or somebody met in a chat or an order. It is kept as it is now. 409 while an
         *     own report about the same is open. Whoever is reported is not told by whom.
         */
        post: operations["reportAbuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/viewTicket/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One own ticket with all that was written in it */
        get: operations["viewTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction/cancelPayout/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancel a payout that the bank does not have yet
         * @description Its amount is available again. 409 with the state when it is not `requested` any more.
         */
        patch: operations["cancelPayout"];
        trace?: never;
    };
    "/transaction/createPaymentIntent": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Start a payment for an invoiced order, a plan, or into the own wallet
         * @description Of an order, one payment is open at a time: a second start answers the open one. What a plan costs, an unused rest of the
         *     present plan counted, is the payment's amount. Nothing is charged before `proceedPayment`.
         */
        patch: operations["createPaymentIntent"];
        trace?: never;
    };
    "/transaction/deleteSavedCard/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a kept card, here and at the provider */
        delete: operations["deleteSavedCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction/endPaymentTerms/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * End payment terms for new orders
         * @description Orders that are placed on them keep theirs. The buyer is told. 409 when they have ended already.
         */
        patch: operations["endPaymentTerms"];
        trace?: never;
    };
    "/transaction/exportTransactions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * What moved the money of this side, as CSV
         * @description The same as getUserTransactions, ten thousand rows at most, newest first; a last line tells of those that are left out. No cell can be taken for a formula.
         */
        patch: operations["exportTransactions"];
        trace?: never;
    };
    "/transaction/getEarnings": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * A seller's earnings over time
         * @description In one currency, by day, week (from Monday) or month, all in UTC; periods without an earning are left out.
         *     Without dates: the last twelve months.
         */
        patch: operations["getEarnings"];
        trace?: never;
    };
    "/transaction/getOpenInvoices": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * What is invoiced on payment terms and not paid, of the side the caller acts on, the first due first
         * @description The sums are of all pages. What is in dispute is withheld, and not overdue.
         */
        patch: operations["getOpenInvoices"];
        trace?: never;
    };
    "/transaction/getOwnInvoices": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * A buyer’s invoices and credit notes, newest first
         * @description viewInvoice answers the file of each.
         */
        patch: operations["getOwnInvoices"];
        trace?: never;
    };
    "/transaction/getOwnRefunds": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** A buyer’s refunds and where each is, newest first */
        patch: operations["getOwnRefunds"];
        trace?: never;
    };
    "/transaction/getPaymentTerms": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /** The payment terms that the caller grants as a seller, or is granted as a buyer, the last changed first */
        get: operations["getPaymentTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction/getPayoutOverview": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /** What a seller can be paid out, by currency, and to which accounts */
        get: operations["getPayoutOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction/getPayouts": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** A seller’s payouts, newest first */
        patch: operations["getPayouts"];
        trace?: never;
    };
    "/transaction/getSavedCards": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /** The cards kept for this user, and who takes new ones */
        get: operations["getSavedCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction/getSpending": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * What a buyer has paid and got back, by month
         * @description In one currency, months in UTC; those without a movement are left out. Without dates: the last twelve months.
         */
        patch: operations["getSpending"];
        trace?: never;
    };
    "/transaction/getStatement": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * The statement of a month in one currency
         * @description What was available at its start, each movement and what is available at its end; as PDF in the language of the header, or as CSV.
         */
        patch: operations["getStatement"];
        trace?: never;
    };
    "/transaction/getSubscriptionsPlans": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** The plans on offer */
        patch: operations["getSubscriptionsPlans"];
        trace?: never;
    };
    "/transaction/getUserSubscriptionPlan": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /** The plan that holds for the caller, and what of it is used */
        get: operations["getUserSubscriptionPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction/getUserTransactions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** What moved the money of this side, newest first */
        patch: operations["getUserTransactions"];
        trace?: never;
    };
    "/transaction/getUserWalletInfo": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /** The caller's wallet, and as a seller what is held and available */
        get: operations["getUserWalletInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction/grantPaymentTerms/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Grant the buyer of an order payment terms, or change them
         * @description The id is that of any order that the buyer has placed with the caller. The terms hold for new orders, whose totals are together never over the limit
         *     while they are not paid; the buyer is told. A browser that is new to the account grants nothing for seven days (403).
         */
        put: operations["grantPaymentTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction/paymentWebhook": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the card provider tells unasked
         * @description The body is the provider's and signed by it, byte by byte, in a header of its own (`stripe-signature`). 401 without a
         *     signature of the last five minutes. An event that was heard before is answered alike and changes nothing.
         */
        post: operations["paymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction/proceedPayment": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Pay by card, from the wallet, or declare a bank transfer; or answer the bank
         * @description By card: with the provider's token or a saved card. A declined card leaves the payment `failed` with a reason and the order
         *     `invoiced`: a new payment can be started. The card number never reaches this server; the page gets the token from the
         *     provider. A card that is to be kept is kept at the provider, by its reference.
         *     From the wallet: at once, or 409 when there is not enough.
         *     By bank transfer: the payment waits in `review` until the marketplace has found the money under the reference named here.
         *     By card or from the wallet, over a set amount (`STEP_UP_AMOUNT`) together with what was paid since the last confirmation within a day, and when the card is to be kept, the identity must have been confirmed lately.
         *     A browser that is new to the account pays by a card that is entered, and neither by a kept one nor from the wallet, for seven days (403).
         *     While `processing`, the call answers the bank's second step: by the bank's code, or, where the bank asks on a page of the
         *     provider, by nothing, and the provider is asked what came of it. A payment that has its outcome by then, by the provider's
         *     webhook, is answered as it stands. When the provider cannot be reached (503), send the same again.
         */
        patch: operations["proceedPayment"];
        trace?: never;
    };
    "/transaction/purchaseSubscription": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Buy, prolong, change or cancel a plan, or have it renewed
         * @description A plan is paid for a month. `subscribe` answers the payment to proceed with; the plan begins when it has succeeded.
         *     The same plan again prolongs it by a month, once ahead. A dearer one begins at once: the unused rest of what was paid, by the
         *     millisecond and rounded half up to the minor unit, is taken off its price, and what is left over goes into the wallet. A
         *     cheaper one can be bought when the present one has run out (409 until then).
         *     `cancel` lets the plan run to its end, and ends it at once where that has passed; nothing is paid back.
         *     `renew` has the running plan charged for another month at its end, from the wallet or to a kept card, and takes up a cancelled
         *     one again; with `subscribe` a `renewal` is chosen for the plan that is bought. `stopRenewal` ends that at any time. A plan is
         *     renewed only when it was chosen. A week before the charge its price is announced, and no more than the announced price is
         *     charged. A charge that fails leaves the plan in `grace` for a week, in which it is tried again after three and six days and can be
         *     paid by hand, from the old end on. A dearer plan, a cancellation, a suspension and a plan's withdrawal from sale end the renewal.
         *     `renew` of more than a set amount (`STEP_UP_AMOUNT`) needs an identity that was confirmed lately, and a browser that is new to the account
         *     renews nothing for seven days (403).
         */
        patch: operations["purchaseSubscription"];
        trace?: never;
    };
    "/transaction/removePayoutAccount/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget an account that is paid out to
         * @description 409 while a payout to it is `requested` or `sent`.
         */
        delete: operations["removePayoutAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction/requestPayout": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a payout
         * @description 409 without a second factor, without an account for the currency, or when less is available by now (getPayoutOverview says how much).
         */
        post: operations["requestPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction/saveCard": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a card for later payments, without charging it
         * @description With the provider's token; the card number never reaches this server. The provider may decline the card (`failed`, an answer
         *     and no error), or the bank may ask its customer (`asked`): the same call with the `reference` of that answer, and with the
         *     bank's code unless the bank asked on its own page, tells what came of it. A card that is kept already is kept once.
         */
        post: operations["saveCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction/savePayoutAccount": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the bank account that a currency is paid out to
         * @description One account a currency: another takes its place, and payouts that are not sent yet go to it, 72 hours after the change at the earliest. The
         *     owner is told by mail. 409 without a second factor. The numbers are encrypted, and never answered again but for the last four characters.
         */
        put: operations["savePayoutAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction/setWeeklyPayout/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Have all that is available paid out each week, or no longer
         * @description The id is the account's. It runs on Mondays (UTC), when the smallest payout of the currency is reached. 409 without a second factor.
         */
        patch: operations["setWeeklyPayout"];
        trace?: never;
    };
    "/user/addAddress": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an address */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/addressSuggestion/{text}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                /** @description What was typed so far, or the text of a suggestion. */
                text: components["parameters"]["Text"];
            };
            cookie?: never;
        };
        /**
         * Address completions
         * @description By the beginning of a name in English, Arabic or Bangla, also with a typing error; worded in the caller's language. What stands
         *     before the place, parted by a comma, is kept as street and number. Places are those of GeoNames (https://www.geonames.org/),
         *     CC BY 4.0, unless the operator has chosen a provider.
         */
        get: operations["addressSuggestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/deleteAddress/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an own address; orders keep their copy */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/editAddress/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Edit an own address */
        put: operations["editAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/getAddresses": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Own addresses, the default first */
        patch: operations["getAddresses"];
        trace?: never;
    };
    "/user/getAdminBankDetails": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Bank account for transfers
         * @description 404 where the operator has named none.
         */
        get: operations["getAdminBankDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/getCompleteAddress/{text}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                /** @description What was typed so far, or the text of a suggestion. */
                text: components["parameters"]["Text"];
            };
            cookie?: never;
        };
        /** Structured address of a suggestion */
        get: operations["getCompleteAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AbuseDecided: {
            /** @description Of the reports that this decided. */
            numbers: string[];
        };
        AbuseDecision: {
            /** @enum {string} */
            outcome: "dismissed" | "removed" | "warned" | "suspended";
            reason: components["schemas"]["Reason-2"];
            /** @description What the reporters read of it, besides the outcome. */
            reply?: string;
        };
        /**
         * @description misleading: counterfeit, or not what it says; prohibited: a substance that may not be traded.
         * @enum {string}
         */
        AbuseReason: "misleading" | "prohibited" | "harassment" | "fraud" | "spam" | "other";
        AbuseReport: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Time"];
            name_ar?: string;
            name_bn?: string;
            /** @description Of the product, or of the person, as it was when it was reported. */
            name_en: string;
            note?: string;
            /** @example KA-26-7K3M9-QX2AB */
            number: string;
            /**
             * @description What the marketplace did; absent while it looks into it.
             * @enum {string}
             */
            outcome?: "dismissed" | "removed" | "warned" | "suspended";
            reason: components["schemas"]["AbuseReason"];
            /** @description What the marketplace has to say of it. */
            reply?: string;
            resolvedAt?: components["schemas"]["Time"];
            subject: components["schemas"]["AbuseSubject"];
            /** @description Of the rating or message. */
            text?: string;
        };
        AbuseReportPage: {
            reports: components["schemas"]["AbuseReport"][];
            total: components["schemas"]["Total"];
        };
        AbuseReportQuery: {
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
        };
        /** @enum {string} */
        AbuseSubject: "listing" | "rating" | "message" | "person";
        Acceptance: {
            /** @description What the seller of a quote offers, instead of taking a counter-offer. */
            offer?: components["schemas"]["OfferTerms"];
            /** @description The offer that the buyer of a quote takes, or the counter-offer that its seller takes. */
            version?: number;
        };
        AccountName: {
            _id: components["schemas"]["Id"];
            businessName?: string;
            email: string;
            fullName: string;
        };
        AccountRecord: {
            found: components["schemas"]["FoundAccount"];
            /** @enum {string} */
            language: "en" | "ar" | "bn";
            /** @description The latest twenty. */
            orders: {
                _id: components["schemas"]["Id"];
                createdAt: components["schemas"]["Time"];
                number: string;
                /** @enum {string} */
                side: "buyer" | "seller";
                status: components["schemas"]["OrderStatus"];
                total: components["schemas"]["Money"];
            }[];
            /** @example +880 1712345678 */
            phone: string;
            /** @description Left out of a deleted account. */
            plan?: components["schemas"]["CurrentPlan"];
            /** @description The latest twenty that were made of the account or by it. */
            reports: {
                _id: components["schemas"]["Id"];
                createdAt: components["schemas"]["Time"];
                number: string;
                /** @enum {string} */
                side: "reported" | "reporter";
                /** @enum {string} */
                status: "open" | "resolved";
            }[];
            /** @description As the security log has them, the latest first; it ends after 400 days. */
            suspensions: {
                /** @enum {string} */
                act: "suspended" | "restored";
                at: components["schemas"]["Time"];
                by?: string;
                reason?: string;
            }[];
            /** @description The latest twenty. */
            tickets: {
                _id: components["schemas"]["Id"];
                number: string;
                status: components["schemas"]["TicketStatus"];
                subject: string;
                updatedAt: components["schemas"]["Time"];
            }[];
        };
        AccountSearch: {
            /** @description At least three characters between blanks. */
            search: string;
        };
        /** @enum {string} */
        AccountType: "Individual" | "Company";
        Address: {
            _id: components["schemas"]["Id"];
            city: string;
            country: components["schemas"]["Country"];
            countryCode: components["schemas"]["CallingCode"];
            fullName: string;
            label?: string;
            line1: string;
            line2?: string;
            phoneNumber: components["schemas"]["PhoneNumber"];
            postalCode?: string;
            region?: string;
        };
        Addresses: {
            addresses: components["schemas"]["Address"][];
            total: components["schemas"]["Total"];
        };
        AddressFields: {
            city: string;
            country: components["schemas"]["Country"];
            countryCode: components["schemas"]["CallingCode"];
            fullName: string;
            label?: string;
            line1: string;
            line2?: string;
            phoneNumber: components["schemas"]["PhoneNumber"];
            postalCode?: string;
            region?: string;
        };
        AddressQuery: {
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            search?: string;
        };
        /** @description The prices that the seller has agreed with the caller. They count where they are not above those of everybody, a package's surcharge comes on top. */
        AgreedPrices: {
            tiers: components["schemas"]["OfferedTier"][];
            /**
             * Format: date
             * @description The last day (UTC).
             */
            validUntil?: string;
        };
        /** @description In the unit of the product; quantities rise, prices fall. Below the first quantity the price is that of everybody. */
        AgreedTiers: components["schemas"]["PriceTier"][];
        Allowance: {
            /** @description Absent when there is no limit. */
            allowed?: number;
            kind: components["schemas"]["AllowanceKind"];
        };
        /** @enum {string} */
        AllowanceKind: "listings" | "bids" | "promotions";
        AllowanceUsed: {
            /** @description Absent when there is no limit. */
            allowed?: number;
            kind: components["schemas"]["AllowanceKind"];
            /** @description Active listings; bids and promotions of this calendar month (UTC). */
            used: number;
        };
        Answer: {
            /** @constant */
            code: 200;
            /** @constant */
            error: false;
            message: string;
        };
        /** @example 493027 */
        AppCode: string;
        /** @description What a price comes to in the reader's currency. It binds nobody, and nothing is settled by it. */
        Approximate: {
            /** @description In the currency's minor unit. */
            amount: number;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description The older day of the two rates.
             */
            date: string;
            /** @description Units of the currency for one of the price's. */
            rate: number;
            source: components["schemas"]["RateSource"];
        };
        Attachment: {
            _id: components["schemas"]["Id"];
            contentType: string;
            fileName: string;
            size: number;
        };
        AttachmentForm: {
            file: components["schemas"]["DocumentUpload"];
        };
        /** @example 493027 */
        AuthenticatorCode: string;
        AuthenticatorConfirmation: {
            code: components["schemas"]["AuthenticatorCode"];
        };
        AuthenticatorSecret: {
            expiresAt: components["schemas"]["Time"];
            /** @description In base 32, to be typed where nothing can be scanned. */
            secret: string;
            /** @description An `otpauth:` address for the QR code. */
            uri: string;
        };
        BankAccount: {
            /** @description Left out until it is set. */
            bankDetails?: components["schemas"]["BankDetails"];
            /** @description Left out when nothing waits for a second operator. */
            proposed?: components["schemas"]["ProposedBankAccount"];
            version: components["schemas"]["Version"];
        };
        BankAccountChange: {
            bankDetails: components["schemas"]["BankAccountInput"];
            reason: components["schemas"]["Reason-2"];
            version?: components["schemas"]["Version"];
        };
        BankAccountDecision: {
            reason: components["schemas"]["Reason-2"];
            version: components["schemas"]["Version"];
        };
        BankAccountInput: {
            accountName: string;
            bankAddress?: string;
            bankName: string;
            currency: components["schemas"]["Currency"];
            /**
             * @description Spaces do not count.
             * @example SA0380000000608010167519
             */
            iban: string;
            /** @example RJHISARI */
            swift: string;
        };
        BankDetails: {
            accountName: string;
            bankAddress?: string;
            bankName: string;
            currency: components["schemas"]["Currency"];
            /** @example SA0380000000608010167519 */
            iban: string;
            swift: string;
        };
        BannerNumbers: {
            brands: number;
            products: number;
            sellers: number;
        };
        Base64Url: string;
        Batch: {
            expiresOn?: components["schemas"]["Day"];
            madeOn?: components["schemas"]["Day"];
            number: string;
            /** @description In the unit of the shipment; needed of each of several batches, which sum to it. */
            quantity?: number;
        };
        BatchBlock: {
            reason: components["schemas"]["ReasonText"];
        };
        BatchCertificate: {
            /** @description An id that addAttachment answered. */
            certificate: components["schemas"]["Id"];
        };
        /** @description A batch that can be dispatched. */
        BatchChoice: {
            expiresOn?: components["schemas"]["Day"];
            madeOn?: components["schemas"]["Day"];
            number: components["schemas"]["BatchNumber"];
            packaging?: components["schemas"]["BatchPackaging"];
            /** @description What it holds, in the order's unit. */
            quantity: components["schemas"]["Stock"];
            retestOn?: components["schemas"]["Day"];
        };
        BatchCorrection: {
            quantity: components["schemas"]["Stock"];
            reason: components["schemas"]["ReasonText"];
            /** @description Of a batch that has such a day: the next one, after it was tested again. */
            retestOn?: components["schemas"]["Day"];
            /** @description What it held when it was read, in the product's unit. */
            seen: number;
        };
        BatchEntry: {
            /** @description The certificate of analysis, a PDF: an id that addAttachment answered. */
            certificate?: components["schemas"]["Id"];
            /** @description The last day on which it is dispatched. */
            expiresOn?: components["schemas"]["Day"];
            madeOn?: components["schemas"]["Day"];
            /** @description Where it comes from, or where it is kept; for the seller alone. */
            note?: string;
            number: components["schemas"]["BatchNumber"];
            packaging?: components["schemas"]["BatchPackaging"];
            /** @description What is there of it; in a unit that is converted to the product's. */
            quantity: components["schemas"]["Quantity"];
            /** @description Instead of expiresOn: the last day before it is to be tested anew. */
            retestOn?: components["schemas"]["Day"];
        };
        BatchEvent: {
            at: components["schemas"]["Time"];
            /** @description What came to it, or negative went from it, in the product's unit. */
            change: number;
            kind: components["schemas"]["BatchEventKind"];
            /** @description The order that it was dispatched for. */
            orderId?: components["schemas"]["Id"];
            orderNumber?: string;
            /** @description Of a correction and a block. */
            reason?: string;
        };
        /** @enum {string} */
        BatchEventKind: "added" | "dispatched" | "returned" | "corrected" | "blocked" | "unblocked" | "certified";
        /** @example KB-2611-07 */
        BatchNumber: string;
        /** @description One of the packages that the product lists. */
        BatchPackaging: {
            kind: components["schemas"]["PackageKind"];
            net: components["schemas"]["Quantity"];
        };
        /**
         * @description By rule: empty holds nothing; blocked was blocked by its seller; expired is past its expiry or retest date.
         * @enum {string}
         */
        BatchState: "available" | "expired" | "blocked" | "empty";
        Bid: {
            _id: components["schemas"]["Id"];
            /** @description To the requirement's buyer. */
            comparison?: components["schemas"]["BidComparison"];
            createdAt: components["schemas"]["Time"];
            goodsName: string;
            incoterm: components["schemas"]["Incoterm"];
            incotermPlace?: string;
            leadTimeDays: number;
            note?: string;
            /** @description The order made of it, once accepted. */
            orderId?: components["schemas"]["Id"];
            priceUnit: components["schemas"]["Unit"];
            productId?: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            requirementId: components["schemas"]["Id"];
            /** @description To the requirement's buyer. */
            seller?: components["schemas"]["SellerSummary"];
            status: components["schemas"]["BidStatus"];
            totals: components["schemas"]["OrderTotals"];
            updatedAt: components["schemas"]["Time"];
            validUntil: components["schemas"]["Time"];
            /** @description One more with each edit. */
            version: number;
        };
        /** @description A bid brought to what was asked for. Prices are of one unit of the requirement's quantity, rounded for reading. */
        BidComparison: {
            /** @description Per cent above the cheapest of these, one decimal. */
            aboveLowest?: number;
            /** @description Per cent of the quantity asked for. */
            coverage: number;
            /** @description With carriage and tax. */
            landedUnitPrice: components["schemas"]["Price"];
            /** @description By landed price, of the bids that stand or were accepted; equal prices share a rank. */
            rank?: number;
            /** @description The goods alone. */
            unitPrice: components["schemas"]["Price"];
        };
        BidRequest: {
            /** @description What is offered where no listing is named; the requirement's product otherwise. */
            goodsName?: string;
            incoterm: components["schemas"]["Incoterm"];
            /** @description As of an order. */
            incotermPlace?: components["schemas"]["IncotermPlace"];
            leadTimeDays: number;
            note?: string;
            priceUnit: components["schemas"]["Unit"];
            /** @description An own listing with the requirement's CAS number; its stock is reserved when the bid is accepted. */
            productId?: components["schemas"]["Id"];
            /** @description May be a part of what is asked for. */
            quantity: components["schemas"]["Quantity"];
            requirementId: components["schemas"]["Id"];
            /** @description Zero where the incoterm leaves the carriage to the buyer. */
            shipping: components["schemas"]["Money"];
            /** @description Of one `priceUnit`. */
            unitPrice: components["schemas"]["Money"];
            /** @description Not before the deadline: the buyer must be able to compare. */
            validUntil: components["schemas"]["Time"];
        };
        /** @enum {string} */
        BidStatus: "submitted" | "accepted" | "rejected" | "withdrawn" | "lapsed";
        BlockState: {
            blocked: boolean;
            userId: components["schemas"]["Id"];
        };
        BrowserProof: {
            /** @example 493027 */
            code: string;
        };
        /**
         * @description The buyer's purchase order number, or another reference of theirs.
         * @example PO-2026-0417
         */
        BuyerReference: string;
        /** @example +880 */
        CallingCode: string;
        /** @enum {string} */
        CallMedium: "audio" | "video";
        CallSignal: {
            /** @description Made by the caller's page, anew for each call. */
            callId: components["schemas"]["Id"];
            /** @description With `candidate`: an RTCIceCandidateInit. */
            candidate?: {
                candidate: string;
                sdpMid?: string | null;
                sdpMLineIndex?: number | null;
                usernameFragment?: string | null;
            };
            /** @description With the first `offer`. */
            medium?: components["schemas"]["CallMedium"];
            /** @description With `offer`, `answer` and `renew`. */
            sdp?: components["schemas"]["SessionText"];
            /**
             * @description `ringing` asks the caller for its offer, again where a page has come later. `renew`: a new description for a line that broke.
             *     `busy`: the called side is in another call, so this one is missed.
             * @enum {string}
             */
            signal: "offer" | "ringing" | "answer" | "candidate" | "renew" | "busy" | "end";
        };
        CallState: {
            _id: components["schemas"]["Id"];
            answeredAt?: components["schemas"]["Time"];
            endedAt?: components["schemas"]["Time"];
            medium: components["schemas"]["CallMedium"];
            /** @description Whether the caller of this operation began the call. */
            mine: boolean;
            startedAt: components["schemas"]["Time"];
            status: components["schemas"]["CallStatus"];
        };
        /**
         * @description `missed`: nobody answered, the caller gave up, or the called side was in another call. `declined`: the called side ended it before answering.
         * @enum {string}
         */
        CallStatus: "calling" | "ringing" | "answered" | "ended" | "missed" | "declined";
        CardOnFile: {
            /** @example visa */
            brand: string;
            lastFour: string;
        };
        /** @description Who takes card numbers, in the page, and makes tokens of them. */
        CardProvider: {
            /**
             * @description With the sandbox no money moves.
             * @enum {string}
             */
            name: "sandbox" | "stripe";
            /** @description Of `stripe`: what its script in the page goes by. */
            publishableKey?: string;
        };
        CardSaving: {
            /** @description When `saved`. */
            card?: components["schemas"]["SavedCard"];
            /** @description With `bankPage`: what the provider's script needs to show that page. */
            clientSecret?: string;
            /**
             * @description When `failed`.
             * @enum {string}
             */
            failure?: "cardDeclined" | "insufficientFunds" | "expiredCard" | "secondStepFailed";
            /**
             * @description When `asked`: the bank wants a code, here or on a page of the provider.
             * @enum {string}
             */
            nextStep?: "bankCode" | "bankPage";
            /** @description When `asked`: to be sent with what the bank was answered. */
            reference?: string;
            /** @enum {string} */
            status: "saved" | "asked" | "failed";
        };
        CardToSave: {
            /** @description The second step's answer; needed with `reference`, unless the bank asked on its own page. */
            bankCode?: string;
            /** @description From the card provider, never a number; needed unless `reference` is there. */
            cardToken?: string;
            /** @description Of the answer in which the bank asked. */
            reference?: string;
        };
        CaseFile: {
            /** @description Or that of the invoice. */
            fileId: components["schemas"]["Id"];
            /** @enum {string} */
            subject: "company" | "dispute" | "abuseReport" | "shipment" | "invoice";
            /** @description Of the documents, of the report, else of the disputed order. */
            subjectId: components["schemas"]["Id"];
        };
        /** @example 1310-73-2 */
        CasNumber: string;
        CatalogueImport: {
            _id: components["schemas"]["Id"];
            /** @description The address of the operator. */
            by: string;
            counts: {
                changed: number;
                created: number;
                held: number;
                refused: number;
                unchanged: number;
            };
            createdAt: components["schemas"]["Time"];
            /** @description Rows that are decided. */
            done: number;
            dryRun: boolean;
            endedAt?: components["schemas"]["Time"];
            fileName: string;
            /** @description Why it failed; what was written before stays. */
            problems: string[];
            reason: string;
            seller: components["schemas"]["AccountName"];
            startedAt?: components["schemas"]["Time"];
            /** @enum {string} */
            status: "waiting" | "running" | "completed" | "failed" | "cancelled";
            /** @description Rows of the table; 0 until it is read. */
            total: number;
            /** @description Headings of columns that are not used. */
            unused: string[];
        };
        CatalogueImportPage: {
            imports: components["schemas"]["CatalogueImport"][];
            total: components["schemas"]["Total"];
        };
        CatalogueImportQuery: {
            /** @description Of one import alone. */
            id?: components["schemas"]["Id"];
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
        };
        CatalogueImportRow: {
            faults: {
                /** @description Left out of what is wrong with the row as a whole. */
                column?: string;
                reason: string;
                value: string;
            }[];
            /** @description Of a refused row, its texts by field. */
            given?: {
                [key: string]: string;
            };
            line: number;
            outcome: components["schemas"]["ImportOutcome"];
            /** @description The seller's number, or the one that was derived. */
            reference: string;
        };
        CatalogueImportRowPage: {
            rows: components["schemas"]["CatalogueImportRow"][];
            total: components["schemas"]["Total"];
        };
        CatalogueImportRowQuery: {
            importId: components["schemas"]["Id"];
            outcome?: components["schemas"]["ImportOutcome"];
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
        };
        Categories: {
            categories: components["schemas"]["Category"][];
        };
        CategoriesChange: {
            categories: components["schemas"]["CategoryBranch"][];
            reason: components["schemas"]["Reason-2"];
            version?: components["schemas"]["Version"];
        };
        CategoriesChanged: {
            added: number;
            kept: number;
        };
        Category: {
            _id: components["schemas"]["Id"];
            name_ar?: string;
            name_bn?: string;
            name_en: string;
            productCount: number;
            slug: string;
            subCategories: components["schemas"]["SubCategory"][];
        };
        CategoryBranch: {
            name: components["schemas"]["LocalName"];
            slug: components["schemas"]["Slug"];
            subCategories: components["schemas"]["NamedSlug"][];
        };
        CategoryQuery: {
            search?: string;
        };
        CategoryRemoval: {
            category: components["schemas"]["Slug"];
            reason: components["schemas"]["Reason-2"];
            /** @description Of that category; the category stays. */
            subCategory?: components["schemas"]["Slug"];
        };
        CategoryTree: {
            categories: components["schemas"]["CategoryBranch"][];
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        Certificate: "ISO9001" | "REACH" | "Halal" | "Kosher" | "GMP" | "FDA";
        Chat: {
            _id: components["schemas"]["Id"];
            /** @description Whether the caller has blocked the other. */
            blocked: boolean;
            createdAt: components["schemas"]["Time"];
            /** @description None while there is nothing to read on this side. */
            lastMessage?: components["schemas"]["ChatMessage"];
            lastSequence: components["schemas"]["Sequence"];
            other: components["schemas"]["ChatPerson"];
            /** @description How far the other side has read. */
            otherReadTo: components["schemas"]["Sequence"];
            /** @description What the chat was last opened about. */
            product?: components["schemas"]["ChatProduct"];
            readTo: components["schemas"]["Sequence"];
            unread: number;
        };
        /** @description Its bytes are had by viewFile. */
        ChatFile: {
            _id: components["schemas"]["Id"];
            contentType: string;
            fileName: string;
            /** @description In bytes. */
            size: number;
        };
        ChatMessage: {
            _id: components["schemas"]["Id"];
            /** @description Of a call that is over. */
            call?: components["schemas"]["CallState"];
            /** @description Of a file. */
            file?: components["schemas"]["ChatFile"];
            /** @enum {string} */
            kind: "text" | "media" | "call";
            /** @description Whether the caller of this operation wrote it; of a call, whether it began the call. */
            mine: boolean;
            product?: components["schemas"]["ChatProduct"];
            /**
             * @description The marketplace has removed it: it has neither text nor file any more.
             * @enum {boolean}
             */
            removed?: true;
            sentAt: components["schemas"]["Time"];
            sequence: components["schemas"]["Sequence"];
            /** @description Of a text; of a file, what was written beside it. */
            text?: string;
        };
        ChatOpening: {
            /** @description A product that one of the two sells. */
            productId?: components["schemas"]["Id"];
            /** @description The buyer or seller to talk with; a seller's id is that of its user. */
            userId: components["schemas"]["Id"];
        };
        ChatPage: {
            chats: components["schemas"]["Chat"][];
            total: components["schemas"]["Total"];
            /** @description Unread messages of all own chats; the number on the badge. */
            unread: number;
        };
        ChatPerson: {
            _id: components["schemas"]["Id"];
            country: components["schemas"]["Country"];
            /** @description A company's registered name, a person's full name; a dash for a person who is gone. */
            name: string;
            /** @description An address of this server. */
            profileImage?: string;
            /**
             * @description Whether it can be written to: `unavailable` while the account is suspended, `gone` once it was deleted.
             * @enum {string}
             */
            reach: "active" | "unavailable" | "gone";
        };
        ChatProduct: {
            _id: components["schemas"]["Id"];
            casNumber: string;
            name_ar?: string;
            name_bn?: string;
            name_en: string;
        };
        ChatQuery: {
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description Part of the other person's name or company. */
            search?: string;
        };
        /** @example Is the IBC price FOB Jubail? */
        ChatText: string;
        ChatUpload: {
            chatId: components["schemas"]["Id"];
            file: components["schemas"]["MediaUpload"];
        };
        CodeEntry: {
            /** @example 493027 */
            code: string;
            codeToken: components["schemas"]["CodeToken"];
            email: components["schemas"]["Email"];
            /**
             * @description A sign-up unless it says otherwise.
             * @enum {string}
             */
            purpose?: "signup" | "passwordReset";
        };
        CodeRequested: {
            codeToken: components["schemas"]["CodeToken"];
            expiresAt: components["schemas"]["Time"];
            /** @description Seconds until another code can be asked for. */
            resendAfter: number;
        };
        CodeSent: {
            expiresAt: components["schemas"]["Time"];
            /** @description Seconds until another code can be asked for. */
            resendAfter: number;
        };
        /** @description Tells who asked for a code from everybody else. */
        CodeToken: string;
        /** @description Of the goods' value. */
        CommissionPercent: number;
        CommissionRate: {
            _id: components["schemas"]["Id"];
            /** @description Left out of a rate for all categories. */
            category?: components["schemas"]["NamedSlug"];
            createdAt: components["schemas"]["Time"];
            /** @description The operator's mail address. */
            createdBy: string;
            endedBy?: string;
            endReason?: string;
            /**
             * Format: date
             * @description Left out until it is ended, as the next two are: the first day (UTC) that it no longer holds on.
             */
            endsOn?: string;
            percent: components["schemas"]["CommissionPercent"];
            /** @description Left out of a rate for all plans. */
            plan?: components["schemas"]["NamedSlug"];
            reason: string;
            /**
             * @description replaced: a later one of the same category and plan holds.
             * @enum {string}
             */
            state: "current" | "upcoming" | "replaced" | "ended";
            /**
             * Format: date
             * @description The first day (UTC) that it holds on.
             */
            validFrom: string;
        };
        CommissionRateAddition: {
            /** @description All unless named. */
            category?: components["schemas"]["Slug"];
            percent: components["schemas"]["CommissionPercent"];
            /** @description Of the seller, on the day of the order; all unless named. */
            plan?: components["schemas"]["Slug"];
            reason: components["schemas"]["Reason-2"];
            /** Format: date */
            validFrom: string;
        };
        CommissionRates: {
            /** @description Those that a rate can be limited to. */
            categories: components["schemas"]["NamedSlug"][];
            /** @description What counts where no rate holds, as the program ships with it. */
            defaultPercent: components["schemas"]["CommissionPercent"];
            /** @description As well; those that are offered no more included, since subscriptions to them may run. */
            plans: components["schemas"]["NamedSlug"][];
            rates: components["schemas"]["CommissionRate"][];
            /**
             * Format: date
             * @description The day of the server (UTC), from which on a rate can begin.
             */
            today: string;
        };
        CompanyDecision: {
            /** @enum {string} */
            decision: "verify" | "refuse" | "revoke";
            reason: components["schemas"]["Reason-2"];
            /** @description Verify although a verified company has a name that looks the same. */
            sameName?: boolean;
        };
        CompanyDocuments: {
            decidedAt?: components["schemas"]["Time"];
            files: components["schemas"]["ProvidedFile"][];
            /** @description Why it was refused, in the words of the staff. */
            reason?: string;
            sentAt?: components["schemas"]["Time"];
            status: components["schemas"]["CompanyStatus"];
            taxNumber?: string;
            tradeLicenceNumber?: string;
        };
        CompanyDocumentsForm: {
            /** @description The trade licence, the tax certificate, and what else proves them. */
            files: components["schemas"]["DocumentUpload"][];
            taxNumber: components["schemas"]["TaxNumber"];
            tradeLicenceNumber: components["schemas"]["TradeLicenceNumber"];
        };
        CompanyReview: {
            _id: components["schemas"]["Id"];
            account: components["schemas"]["AccountName"];
            city?: string;
            country: components["schemas"]["Country"];
            decided?: components["schemas"]["Decided"];
            files: components["schemas"]["Attachment"][];
            /** @description Verified companies whose names look the same. */
            namesakes: string[];
            sentAt: components["schemas"]["Time"];
            /** @enum {string} */
            status: "pending" | "verified" | "refused";
            street?: string;
            taxNumber: string;
            tradeLicenceNumber: string;
        };
        CompanyReviews: {
            companies: components["schemas"]["CompanyReview"][];
            total: components["schemas"]["Total"];
        };
        /**
         * @description `none`: nothing was sent yet.
         * @enum {string}
         */
        CompanyStatus: "none" | "pending" | "verified" | "refused";
        CompleteAddress: {
            city: string;
            country: components["schemas"]["Country"];
            latitude: number;
            line1?: string;
            longitude: number;
            postalCode?: string;
            /** @description What a postal code of the country looks like. */
            postalCodePattern?: string;
            region?: string;
        };
        Conflicted: {
            /** @constant */
            code: 409;
            /** @constant */
            error: true;
            message: string;
            results: {
                /** @description Only when a plan's allowance is used up. */
                allowance?: components["schemas"]["AllowanceUsed"];
                /** @description Only when the other side has called first: the call that is to be answered. */
                callId?: components["schemas"]["Id"];
                /** @description Only when an own product was changed meanwhile: as it is now. */
                product?: components["schemas"]["Product"];
                /** @description Only when a registration signs in before its address is proven. */
                registration?: components["schemas"]["CodeRequested"];
                /** @description Only of a sign-in with the right password, to an account that has a second factor. */
                secondFactor?: components["schemas"]["SecondFactorAsked"];
                /** @description Only of a bank transfer: the other payments that its reference or its entry on the statement was declared or approved for. */
                shared?: components["schemas"]["SharedTransfer"][];
                /**
                 * @description The current state of the object; `edited` of what operators change as a whole, when the version that was named is not the current one. A conflict
                 *     of an operator's call has it only when the object is no longer as it was read, and none when the act does not fit what was read.
                 */
                state?: string;
                /** @description Only when the price changed; what the order costs now. */
                totals?: components["schemas"]["OrderTotals"];
                /** @description Only of a quote; the offer that stands now. */
                version?: components["schemas"]["QuoteVersion"];
            };
        };
        ContactCode: {
            /** @example 493027 */
            code: string;
            /** @enum {string} */
            purpose: "emailChange" | "phoneChange";
        };
        /** @enum {string} */
        ContentName: "faqs" | "about" | "terms" | "privacy";
        /** @enum {string} */
        ContentPage: "faqs" | "about" | "terms" | "privacy";
        ContentPageChange: {
            page: components["schemas"]["ContentName"];
            reason: components["schemas"]["Reason-2"];
            sections: components["schemas"]["LocalSection"][];
            version?: components["schemas"]["Version"];
        };
        ContentPageName: {
            page: components["schemas"]["ContentName"];
        };
        ContentPageReset: {
            page: components["schemas"]["ContentName"];
            reason: components["schemas"]["Reason-2"];
            version?: components["schemas"]["Version"];
        };
        ContentPages: {
            pages: {
                page: components["schemas"]["ContentName"];
                sections: number;
                /** @description Left out of a page as it was delivered. */
                updatedAt?: components["schemas"]["Time"];
            }[];
        };
        ContentQuery: {
            /** @description All of them unless it says which. */
            pages?: components["schemas"]["ContentPage"][];
            search?: string;
        };
        Contents: {
            about?: components["schemas"]["ContentText"];
            faqs?: {
                questions: components["schemas"]["ContentSection"][];
                title: string;
                topic: components["schemas"]["FaqTopic"];
            }[];
            privacy?: components["schemas"]["ContentText"];
            terms?: components["schemas"]["ContentText"];
        };
        ContentSection: {
            /** @example how-to-pay */
            _id: string;
            heading: string;
            paragraphs: string[];
        };
        ContentText: {
            sections: components["schemas"]["ContentSection"][];
            /** @description When the operator last changed it; nothing while it is as delivered. */
            updatedAt?: components["schemas"]["Time"];
        };
        /**
         * @description ISO 3166-1 alpha-2.
         * @example SA
         */
        Country: string;
        CredentialId: string;
        Credentials: {
            deviceId?: string;
            email: components["schemas"]["Email"];
            password: string;
        };
        /**
         * @description Payable within 30 or 60 days of the invoice.
         * @enum {string}
         */
        CreditTerms: "net30" | "net60";
        /**
         * @description ISO 4217.
         * @example SAR
         */
        Currency: string;
        CurrentPlan: {
            allowances: components["schemas"]["AllowanceUsed"][];
            /** @description Absent where the marketplace offers no plan that is free. */
            plan?: components["schemas"]["Plan"];
            /** @description Absent on the free plan. */
            subscription?: components["schemas"]["Subscription"];
        };
        /**
         * @description How a product with a UN number is declared for carriage. Of a number that the marketplace's list of dangerous goods has, name, class,
         *     subsidiary hazards and tunnel code are the list's.
         */
        DangerousGoods: {
            /** @description E.164. */
            emergencyPhone?: string;
            /** @description The lowest, °C by closed cup; asked for when flammable liquids go by sea. */
            flashPoint?: number;
            hazardClass?: components["schemas"]["HazardClass"];
            /** @description To its seller alone: what is to be stated before it can be dispatched. */
            missing?: components["schemas"]["DeclarationField"][];
            packingGroup?: components["schemas"]["PackingGroup"];
            properShippingName?: string;
            subsidiaryHazards: components["schemas"]["HazardClass"][];
            /** @description What an entry 'not otherwise specified' contains. */
            technicalName?: string;
            tunnelCode?: components["schemas"]["TunnelCode"];
        };
        /**
         * Format: date
         * @example 2026-12-15
         */
        Day: string;
        /** @description Left out of what waits. */
        Decided: {
            at: components["schemas"]["Time"];
            /** @description The address of an operator, or a name on the command line; left out of what was decided before it was kept. */
            by?: string;
            reason?: string;
        };
        /** @enum {string} */
        DeclarationField: "properShippingName" | "technicalName" | "hazardClass" | "packingGroup" | "tunnelCode" | "emergencyPhone";
        DeclaredTransfer: {
            declaredAt: components["schemas"]["Time"];
            /** @description What the buyer wrote on the transfer. */
            reference: string;
        };
        DeclaredTransfers: {
            total: components["schemas"]["Total"];
            transfers: {
                _id: components["schemas"]["Id"];
                amount: components["schemas"]["Money"];
                decided?: components["schemas"]["Decided"];
                declaredAt: components["schemas"]["Time"];
                kind: components["schemas"]["TransferKind"];
                orderId?: components["schemas"]["Id"];
                orderNumber?: string;
                payer: components["schemas"]["AccountName"];
                /** @description What the payer gave as the reference of the transfer. */
                reference?: string;
                /** @description The other transfers of the last half a year by this reference, however it is written and whoever declared them, but for declined ones; the latest twenty. */
                sameReference: components["schemas"]["TransferOfReference"][];
                /** @description The entry that brought the money of an approved one. */
                statementEntry?: string;
                status: components["schemas"]["TransferStatus"];
            }[];
        };
        Delivery: {
            city: string;
            country: components["schemas"]["Country"];
        };
        /** @description Where a buyer wants the goods. The telephone number is there for the buyer and the operator, and for the seller once it has taken the order on. */
        DeliveryAddress: {
            city: string;
            country: components["schemas"]["Country"];
            countryCode?: components["schemas"]["CallingCode"];
            fullName: string;
            label?: string;
            line1: string;
            line2?: string;
            phoneNumber?: components["schemas"]["PhoneNumber"];
            postalCode?: string;
            region?: string;
        };
        DeliveryDecision: {
            /** @enum {string} */
            outcome: "delivered" | "refund";
            reason: components["schemas"]["ReasonText"];
        };
        DeliveryFailure: {
            at: components["schemas"]["Time"];
            /** @description Photos of the driver for both sides. */
            files: components["schemas"]["Attachment"][];
            note?: components["schemas"]["FailureNote"];
            reason: components["schemas"]["FailureReason"];
        };
        /**
         * @description A truck of the seller or a hired driver; a courier or freight forwarder; the buyer, where EXW or FCA leave it to the buyer.
         * @enum {string}
         */
        DeliveryMethod: "driver" | "courier" | "collection";
        DeliveryPhoto: {
            photo: components["schemas"]["ImageUpload"];
        };
        DeliveryReport: {
            /** @description When it was handed over; now when left out. */
            at?: components["schemas"]["Time"];
            receivedBy: components["schemas"]["ReceiverName"];
            signature?: components["schemas"]["Signature"];
        };
        /** @example web-4f6b1c7e90 */
        DeviceId: string;
        DeviceRegistration: {
            /** @example 1.0.0 */
            buildNumber: string;
            deviceId: components["schemas"]["DeviceId"];
            /** @example Linux x86_64 */
            deviceName: string;
            /** @enum {string} */
            deviceOS: "Web";
            fcmToken: components["schemas"]["FcmToken"];
            /** @enum {string} */
            language: "English" | "Arabic" | "Bangla";
            /** @example Windows 10 */
            OSVersion: string;
            /** @description The session token of the call's header. */
            userToken: string;
        };
        Dispatch: {
            /** @description Which the goods were taken from. Of a product whose seller keeps batches they are needed and are those of the product, neither blocked nor expired (422); 409 when one holds less by now. */
            batches?: components["schemas"]["Batch"][];
            /** @description Needed of a courier. */
            carrierName?: string;
            deliveryMethod: components["schemas"]["DeliveryMethod"];
            driverLanguage?: components["schemas"]["DriverLanguage"];
            /** @description Needed of a driver. */
            driverName?: components["schemas"]["DriverName"];
            /** @description Needed of a driver. */
            driverPhone?: components["schemas"]["DriverPhone"];
            /** @description When it will be there or ready. */
            expectedOn?: components["schemas"]["Day"];
            /** @description With the packages, so no less than a quantity by mass. Needed of dangerous goods. */
            grossKilograms?: number;
            /** @description Needed of dangerous goods. */
            packages?: components["schemas"]["Packages"];
            /** @description All that is left when left out. */
            quantity?: components["schemas"]["Quantity"];
            /** @description The carrier's page of it. */
            trackingLink?: string;
            trackingNumber?: string;
            /** @description Needed of a driver. */
            vehicle?: components["schemas"]["Vehicle"];
        };
        /**
         * @description Of orders and samples. `due`: paid, in processing, or on terms and invoiced, and to be dispatched within three days or before today;
         *     `partial`: a part is dispatched and the rest is not; `failed`: on its way with a shipment that could not be handed over.
         * @enum {string}
         */
        DispatchFilter: "due" | "partial" | "failed";
        Dispute: {
            /** @description What both sides wrote since, oldest first. */
            answers: components["schemas"]["DisputeAnswer"][];
            /** @description For both sides. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description The marketplace; both sides, by an accepted proposal; or the buyer alone, by confirming receipt.
             * @enum {string}
             */
            decidedBy?: "operator" | "parties" | "buyer";
            kind: components["schemas"]["DisputeKind"];
            /** @description Why it decided so, for both sides. */
            note?: string;
            openedAt: components["schemas"]["Time"];
            orderId: components["schemas"]["Id"];
            /** @description How it ended; absent while it is open. */
            outcome?: components["schemas"]["DisputeOutcome"];
            /** @description Oldest first; at most one is open. */
            proposals: components["schemas"]["SettlementProposal"][];
            reason: string;
            /** @description What the buyer got back of what was paid, or of an `unpaid` one has no longer to pay; of a part refund alone. */
            refund?: components["schemas"]["Price"];
            resolvedAt?: components["schemas"]["Time"];
            /** @description Of an order on payment terms of which nothing is paid, or was when the dispute ended: what is settled is taken off its invoice. */
            unpaid: boolean;
        };
        DisputeAnswer: {
            _id: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            attachments: components["schemas"]["Attachment"][];
            /** @enum {string} */
            by: "buyer" | "seller";
            text: string;
        };
        DisputeAnswerRequest: {
            /** @description Ids that addAttachment answered. */
            attachments?: components["schemas"]["Id"][];
            text: components["schemas"]["DisputeText"];
        };
        DisputeDecision: {
            outcome: components["schemas"]["DisputeOutcome"];
            reason: components["schemas"]["Reason-2"];
            /** @description Of a part refund, in the currency of the order: more than nothing, less than what was paid. */
            refund?: components["schemas"]["Money"];
        };
        /**
         * @description What is wrong: the goods that came, that they did not come, or that nothing was dispatched.
         * @enum {string}
         */
        DisputeKind: "goods" | "notReceived" | "notDispatched";
        /**
         * @description The seller is paid, the buyer gets all of the money back, or a part of it and the seller the rest.
         * @enum {string}
         */
        DisputeOutcome: "complete" | "refund" | "partRefund";
        DisputePage: {
            disputes: {
                /** @description The order's. */
                _id: components["schemas"]["Id"];
                /** @description readCaseFile answers them. */
                attachments: components["schemas"]["Attachment"][];
                buyer: components["schemas"]["AccountName"];
                decided?: components["schemas"]["Decided"];
                kind: components["schemas"]["DisputeKind"];
                openedAt: components["schemas"]["Time"];
                orderNumber: string;
                outcome?: components["schemas"]["DisputeOutcome"];
                reason: string;
                /** @description Of a part refund. */
                refund?: components["schemas"]["Money"];
                seller: components["schemas"]["AccountName"];
                total: components["schemas"]["Money"];
                /** @description Of an order on payment terms of which nothing is paid, or was when the dispute ended. */
                unpaid: boolean;
            }[];
            total: components["schemas"]["Total"];
        };
        DisputeRequest: {
            /** @description Photos or documents that show it: ids that addAttachment answered. */
            attachments?: components["schemas"]["Id"][];
            /**
             * @description What the buyer wants: all of what was paid back, or a part. It stands as their first proposal, which the seller can accept.
             * @enum {string}
             */
            claim?: "refund" | "partRefund";
            /** @description Follows from the state of the order when left out: goods of a delivered one. */
            kind?: components["schemas"]["DisputeKind"];
            reason: components["schemas"]["ReasonText"];
            /** @description Of the claim of a part, in the currency of the order: more than nothing, less than what was paid. */
            refund?: components["schemas"]["Money"];
        };
        DisputeText: string;
        /** @enum {string} */
        DocumentKind: "SDS" | "TDS" | "CoA" | "REACH" | "Halal" | "ISO" | "other";
        DocumentParty: {
            _id: components["schemas"]["Id"];
            country: components["schemas"]["Country"];
            name: string;
        };
        DocumentQuestion: {
            kind: components["schemas"]["DocumentKind"];
            /**
             * @description What the seller should know.
             * @example Please with the analysis of the lot in stock.
             */
            message?: string;
            productId: components["schemas"]["Id"];
        };
        DocumentReply: {
            /** @enum {string} */
            decision: "provide" | "refuse";
            file?: components["schemas"]["DocumentUpload"];
            /**
             * @description A word to the buyer beside the document.
             * @example Valid for lot 2611-A.
             */
            note?: string;
            /**
             * @description Why it is refused.
             * @example We hand out certificates of analysis with an order only.
             */
            reason?: string;
        };
        DocumentRequest: {
            _id: components["schemas"]["Id"];
            /** @description 48 hours after it was asked. */
            answerBy: components["schemas"]["Time"];
            answeredAt?: components["schemas"]["Time"];
            buyer: components["schemas"]["DocumentParty"];
            createdAt: components["schemas"]["Time"];
            /** @description Once provided. */
            file?: components["schemas"]["ProvidedFile"];
            /** @description To the seller, by viewDocument, while nobody has answered: what `provide` gives without a file. */
            held?: components["schemas"]["HeldDocument"];
            kind: components["schemas"]["DocumentKind"];
            message?: string;
            note?: string;
            product: components["schemas"]["RequestedProduct"];
            reason?: string;
            seller: components["schemas"]["DocumentParty"];
            status: components["schemas"]["DocumentRequestStatus"];
        };
        DocumentRequestPage: {
            requests: components["schemas"]["DocumentRequest"][];
            total: components["schemas"]["Total"];
        };
        DocumentRequestQuery: {
            kinds?: components["schemas"]["DocumentKind"][];
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description Only those about this product. */
            productId?: components["schemas"]["Id"];
            /** @description Part of the product's name in any language, or of its CAS number. */
            search?: string;
            /**
             * @description Newest first unless asked otherwise.
             * @enum {string}
             */
            sort?: "newest" | "oldest";
            statuses?: components["schemas"]["DocumentRequestStatus"][];
        };
        /** @enum {string} */
        DocumentRequestStatus: "requested" | "provided" | "refused";
        /** @description A PDF, DOCX, XLSX, or an image of a page; at most 10 MB. */
        DocumentUpload: File;
        DriverFields: {
            driverLanguage?: components["schemas"]["DriverLanguage"];
            driverName: components["schemas"]["DriverName"];
            driverPhone: components["schemas"]["DriverPhone"];
            vehicle: components["schemas"]["Vehicle"];
        };
        /**
         * @description Of the text message and the page behind its link; the seller's when left out.
         * @enum {string}
         */
        DriverLanguage: "en" | "ar" | "bn";
        DriverLink: {
            endsAt: components["schemas"]["Time"];
            /** @description The path of the driver’s page, with the token behind its #. */
            path: string;
            /** @description When it was sent to the driver as a text message. */
            textedAt?: components["schemas"]["Time"];
        };
        DriverName: string;
        /** @description E.164. */
        DriverPhone: string;
        Earnings: {
            available: components["schemas"]["Money"];
            commission: components["schemas"]["Money"];
            /** @description What the marketplace keeps of the goods' value of an order that is placed today, by the caller's plan: of all categories first, then of those with a rate of their own. */
            commissionRates: components["schemas"]["OwnCommissionRate"][];
            /** @description All in which anything is held or available, and the one asked for. */
            currencies: components["schemas"]["Currency"][];
            /** @description The sum of the periods. */
            earned: components["schemas"]["Money"];
            held: components["schemas"]["Money"];
            periods: {
                commission: components["schemas"]["Money"];
                earned: components["schemas"]["Money"];
                orders: number;
                /**
                 * Format: date
                 * @description First day of the period, UTC.
                 */
                start: string;
            }[];
        };
        EarningsQuery: {
            /**
             * @description By month unless named.
             * @enum {string}
             */
            by?: "day" | "week" | "month";
            /** @description The seller's own unless named. */
            currency?: components["schemas"]["Currency"];
            from?: components["schemas"]["Time"];
            to?: components["schemas"]["Time"];
        };
        /**
         * Format: email
         * @example buyer@kimiya.example
         */
        Email: string;
        EmailChange: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["GivenPassword"];
        };
        Enrolment: {
            name: components["schemas"]["FactorName"];
        };
        ExchangeRate: {
            currency: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description The day that it is of.
             */
            date: string;
            reason?: string;
            source: components["schemas"]["RateSource"];
            /** @description Left out of a rate that came with the program, as the next two are. */
            takenAt?: components["schemas"]["Time"];
            /** @description Who set it by hand. */
            takenBy?: string;
            /** @description Units of the currency for one US dollar. */
            unitsPerDollar: number;
        };
        ExchangeRateChange: {
            currency: components["schemas"]["Currency"];
            reason: components["schemas"]["Reason-2"];
            unitsPerDollar: number;
        };
        ExchangeRates: {
            bank: components["schemas"]["RateFetch"];
            /** @description Of all currencies that are traded but the US dollar. */
            rates: components["schemas"]["ExchangeRate"][];
        };
        FacetCount: {
            count: number;
            value: string;
        };
        Facets: {
            certificates: components["schemas"]["FacetCount"][];
            countries: components["schemas"]["FacetCount"][];
            forms: components["schemas"]["FacetCount"][];
            grades: components["schemas"]["FacetCount"][];
        };
        FactorAdded: {
            recoveryCodes?: components["schemas"]["RecoveryCode"][];
            /** @description The session's from now on. */
            token: string;
        };
        /** @enum {string} */
        FactorKind: "authenticator" | "passkey";
        /**
         * @description The device, in its owner's words.
         * @example Office phone
         */
        FactorName: string;
        FailureNote: string;
        /** @enum {string} */
        FailureReason: "noReceiver" | "refused" | "addressNotFound" | "itemsDamaged";
        FailureReport: {
            /** @description When it was so; now when left out. */
            at?: components["schemas"]["Time"];
            note?: components["schemas"]["FailureNote"];
            reason: components["schemas"]["FailureReason"];
        };
        /** @enum {string} */
        FaqTopic: "ordering" | "payments" | "delivery" | "selling" | "account";
        /** @example cXq1Zr8nTk2p:APA91bH4yW0sLmD7 */
        FcmToken: string;
        ForgottenPassword: {
            /** @description A browser that was signed in before has codes of its own. */
            deviceId?: string;
            email: components["schemas"]["Email"];
        };
        FoundAccount: {
            account: components["schemas"]["AccountName"];
            country: components["schemas"]["Country"];
            createdAt: components["schemas"]["Time"];
            /** @description Of a company that has sent them. */
            documents?: {
                _id: components["schemas"]["Id"];
                /** @enum {string} */
                status: "pending" | "verified" | "refused";
            };
            /** @enum {string} */
            status: "active" | "suspended" | "deleted";
            /** @description Why it was suspended. */
            suspendedFor?: string;
        };
        FoundAccounts: {
            /** @description Fifty at most. */
            accounts: components["schemas"]["FoundAccount"][];
        };
        FoundOrders: {
            /** @description Fifty at most. */
            orders: {
                _id: components["schemas"]["Id"];
                buyer: components["schemas"]["AccountName"];
                createdAt: components["schemas"]["Time"];
                /** @enum {string} */
                kind: "product" | "sample";
                number: string;
                seller: components["schemas"]["AccountName"];
                status: components["schemas"]["OrderStatus"];
                total: components["schemas"]["Money"];
            }[];
        };
        FoundTicket: {
            account: components["schemas"]["AccountName"];
            decided?: components["schemas"]["Decided"];
            /**
             * @description The owner's.
             * @enum {string}
             */
            language: "en" | "ar" | "bn";
            /** @description Of the order that the ticket is about. */
            orderNumber?: string;
            ticket: components["schemas"]["Ticket"];
        };
        /**
         * @description none: the buyer arranges the carriage. included: `shipping` is what it costs. quotedLater: the seller states it after the order, and the totals are without it.
         * @enum {string}
         */
        FreightKind: "none" | "included" | "quotedLater";
        FreightRate: {
            /** @description For a consignment. */
            amount: components["schemas"]["Money"];
            /** @description Where the goods go; left out of a rate for every country without rates of its own. */
            country?: components["schemas"]["Country"];
            /** @description For each 100 kg more, in the same currency. A rate without it, for any weight, also holds for goods that are sold by volume or by the piece, whose weight is not known. */
            perHundredKilograms: components["schemas"]["Money"];
            /** @description The heaviest goods that it holds for, net; left out it holds for any weight. */
            upToKilograms?: number;
        };
        FreightRates: {
            /** @description What a consignment of a product with a UN number costs more, once for each currency; nothing more where it is left out. */
            dangerousGoods: components["schemas"]["Money"][];
            rates: components["schemas"]["FreightRate"][];
            /** @description That of the table when it was read; 0 of a seller without one. */
            version: number;
        };
        Ghs: {
            /** @description H and EUH codes. */
            hazards: string[];
            pictograms: string[];
            /** @description P codes. */
            precautions: string[];
            /** @enum {string} */
            signal?: "danger" | "warning";
        };
        /** @description The present password. */
        GivenPassword: string;
        /** @enum {string} */
        Grade: "technical" | "industrial" | "reagent" | "ACS" | "USP" | "BP" | "EP" | "FCC" | "food" | "pharma" | "cosmetic" | "agricultural" | "electronic";
        GrantedTerms: {
            _id: components["schemas"]["Id"];
            creditLimit: components["schemas"]["Money"];
            left: components["schemas"]["Money"];
            /** @description An invoice is overdue: until it is paid, nothing more is ordered on terms. */
            overdue: boolean;
            /** @description The buyer, to a seller; the seller, to a buyer. */
            party: components["schemas"]["Party"];
            terms: components["schemas"]["CreditTerms"];
            updatedAt: components["schemas"]["Time"];
            /** @description What is ordered on terms and not paid. */
            used: components["schemas"]["Money"];
        };
        /**
         * @description Class or division of the UN Model Regulations.
         * @example 6.1
         */
        HazardClass: string;
        Health: {
            /**
             * @description sandbox: no card is charged.
             * @enum {string}
             */
            cardProvider: "sandbox" | "provider";
            exchangeRates: components["schemas"]["RateFetch"];
            /**
             * @description The place where files are kept.
             * @enum {string}
             */
            files: "up" | "away";
            /** @description When `backup` last wrote an archive; left out before the first. */
            lastBackupAt?: components["schemas"]["Time"];
            /** @description What should be done by now and is not. */
            late: {
                count: number;
                oldestAt: components["schemas"]["Time"];
                /**
                 * @description messages: mails, SMS and pushes to be sent; cardTasks: refunds and removals of cards; securityEvents: not sealed.
                 * @enum {string}
                 */
                work: "messages" | "cardTasks" | "securityEvents";
            }[];
            /** @enum {string} */
            malwareScanner: "up" | "away" | "none";
            /** @description The server's clock. */
            now: components["schemas"]["Time"];
            version: string;
        };
        /** @description The document of the kind asked for that the product already holds; the newest of several. */
        HeldDocument: {
            /** @enum {string} */
            access: "public" | "onRequest";
            fileName: string;
            /** Format: date */
            issuedOn?: string;
            /** @enum {string} */
            language?: "en" | "ar" | "bn";
            version?: string;
        };
        /**
         * Format: uuid
         * @example 01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b
         */
        Id: string;
        IdentityConfirmed: {
            confirmedUntil: components["schemas"]["Time"];
        };
        IdentityProof: {
            code?: components["schemas"]["AuthenticatorCode"];
            passkey?: components["schemas"]["PasskeyAssertion"];
            password?: components["schemas"]["GivenPassword"];
            recoveryCode?: components["schemas"]["RecoveryCode"];
        };
        /**
         * @example {
         *       "text": "ACETONE\nCAS No. 67-64-1",
         *       "labels": [
         *         "Drum",
         *         "Label"
         *       ]
         *     }
         */
        ImageAnalysis: {
            /** @description What is to be seen, in English, the surest first. */
            labels: string[];
            /** @description All that can be read; empty when that is nothing. */
            text: string;
        };
        ImageService: {
            /**
             * @description Left out where pages read pictures by themselves.
             * @enum {string}
             */
            service?: "googleCloudVision";
        };
        ImageToAnalyse: {
            image: components["schemas"]["PassingImage"];
        };
        /** @description A JPEG, PNG or WebP image of at most 10 MB. It is kept in a size for pages, without its metadata. */
        ImageUpload: File;
        /** @description Which column is which field; without a field it is left out. */
        ImportColumn: {
            column: string;
            field?: components["schemas"]["ImportField"];
        };
        /** @description For a missing column or an empty cell. */
        ImportDefault: {
            field: components["schemas"]["ImportField"];
            value: string;
        };
        /**
         * @description A field of the seller's form.
         * @enum {string}
         */
        ImportField: "reference" | "name_en" | "name_ar" | "name_bn" | "description_en" | "description_ar" | "description_bn" | "category" | "casNumber" | "ecNumber" | "unNumber" | "hsCode" | "molecularFormula" | "molecularWeight" | "smiles" | "synonyms" | "grade" | "purity" | "physicalForm" | "packaging" | "brand" | "countryOfOrigin" | "unit" | "minimumOrder" | "price" | "currency" | "priceTiers" | "stock" | "leadTimeDays" | "incoterms" | "certificates" | "signal" | "pictograms" | "hazards" | "precautions" | "documents" | "status";
        /**
         * @description In a dry run what would become of it; held: valid, but not written because another row was refused.
         * @enum {string}
         */
        ImportOutcome: "created" | "changed" | "unchanged" | "refused" | "held";
        /**
         * @description Incoterms 2020.
         * @enum {string}
         */
        Incoterm: "EXW" | "FCA" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP" | "FAS" | "FOB" | "CFR" | "CIF";
        /**
         * @description The named place of the term.
         * @example Chattogram
         */
        IncotermPlace: string;
        InvalidInput: {
            /** @constant */
            code: 422;
            /** @constant */
            error: true;
            message: string;
            results: {
                /** @description Path of the field (dots between the steps) to a message in the caller's language. */
                fields: {
                    [key: string]: string;
                };
            };
        };
        InventoryEdit: {
            minimumOrder?: components["schemas"]["Quantity"];
            /** @description Of one unit at the minimum order. */
            price?: components["schemas"]["Money"];
            stock?: components["schemas"]["StockChange"];
            version: components["schemas"]["ProductVersion"];
        };
        Invitation: {
            email: string;
            /** @description What the QR code holds. */
            keyUri: string;
            name: string;
            /** @description For an app that cannot read the QR code; base 32. */
            secret: string;
        };
        InvitationAcceptance: {
            code: components["schemas"]["AppCode"];
            invitationToken: components["schemas"]["OperatorToken"];
            password: components["schemas"]["Password"];
        };
        InvitationToken: {
            invitationToken: components["schemas"]["OperatorToken"];
        };
        Invoice: {
            _id: components["schemas"]["Id"];
            /** @description What a credit note takes off an invoice on payment terms of which nothing is paid yet; nothing is given back then. */
            credited?: components["schemas"]["Price"];
            issuedAt: components["schemas"]["Time"];
            /** @enum {string} */
            kind: "payment" | "delivery" | "creditNote";
            /** @example KMY-2026-000017 */
            number: string;
            orderId: components["schemas"]["Id"];
            /** @description Of a delivery note. */
            quantity?: components["schemas"]["Quantity"];
            /** @description What a credit note gives back of what was paid. */
            refunded?: components["schemas"]["Price"];
            /** @description Of a delivery note whose goods are dispatched. */
            shipmentId?: components["schemas"]["Id"];
        };
        Job: {
            /** @description Which the goods were taken from. */
            batches?: components["schemas"]["ShippedBatch"][];
            carriage?: components["schemas"]["ShipmentCarriage"];
            destination: components["schemas"]["JobPlace"];
            driverName: string;
            expectedOn?: components["schemas"]["Day"];
            /** @description With the packages. */
            grossKilograms?: number;
            name_ar?: string;
            name_bn?: string;
            name_en: string;
            orderNumber: string;
            packages?: components["schemas"]["Packages"];
            /** @description How many were sent of this attempt. */
            photos: number;
            pickUp: components["schemas"]["JobPlace"];
            quantity: components["schemas"]["Quantity"];
            /** @description Once it is delivered. */
            receivedBy?: string;
            state: components["schemas"]["ShipmentState"];
            unNumber?: string;
            vehicle: string;
        };
        JobPlace: {
            /** @description Its lines, without the country. */
            address: string[];
            country: components["schemas"]["Country"];
            /** @description Whom to ask for. */
            name: string;
            phone: string;
        };
        JobReport: {
            /** @description When it was so, of a report that waited for a network; now when left out. */
            at?: components["schemas"]["Time"];
        };
        KeptPriceListRow: {
            name_ar?: string;
            name_bn?: string;
            name_en: string;
            problem?: components["schemas"]["PriceListRowProblem"];
            productId: components["schemas"]["Id"];
            tiers: components["schemas"]["AgreedTiers"];
            /** @description That the prices are for one of. */
            unit: components["schemas"]["Unit"];
        };
        KnownBuyer: {
            _id: components["schemas"]["Id"];
            country: components["schemas"]["Country"];
            name: string;
        };
        KnownBuyers: {
            buyers: components["schemas"]["KnownBuyer"][];
        };
        KnownCredential: {
            id: components["schemas"]["CredentialId"];
            transports: components["schemas"]["Transport"][];
            /** @constant */
            type: "public-key";
        };
        Leaving: {
            password: components["schemas"]["GivenPassword"];
        };
        Ledger: {
            balances: {
                account: components["schemas"]["LedgerAccount"];
                balance: components["schemas"]["LedgerAmount"];
            }[];
            /** @description What buyers say is on its way by bank; one for each currency. */
            declaredTransfers: components["schemas"]["Money"][];
            /** @description What the whole ledger sums to where that is not nothing; one for each currency. */
            differences: components["schemas"]["LedgerAmount"][];
            /** @description Transfers within the ledger that do not sum to nothing; a hundred at most. */
            unbalancedTransfers: components["schemas"]["Id"][];
            /** @description Payments whose money came in, and which the ledger has another amount of; a hundred at most. */
            unbookedPayments: components["schemas"]["Id"][];
            /** @description Payouts whose amount is not where their state says: asked for, sent or gone; a hundred at most. */
            unbookedPayouts: components["schemas"]["Id"][];
        };
        /** @enum {string} */
        LedgerAccount: "wallet" | "held" | "available" | "debt" | "payoutRequested" | "payoutSent" | "commission" | "subscriptions" | "cardClearing" | "bankClearing" | "refunds";
        /** @description Positive: the owner of the account is owed it. Clearing accounts are negative while the marketplace has the money. */
        LedgerAmount: {
            /** @description In the currency's minor unit. */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        LedgerEntry: {
            _id: components["schemas"]["Id"];
            account: components["schemas"]["LedgerAccount"];
            amount: components["schemas"]["LedgerAmount"];
            at: components["schemas"]["Time"];
            /** @enum {string} */
            kind: "payment" | "topUp" | "completion" | "refund" | "payout" | "payoutRequest" | "payoutSending" | "payoutArrival" | "payoutReturn" | "reversal";
            orderId?: components["schemas"]["Id"];
            orderNumber?: string;
            /** @description Left out of the marketplace's own accounts. */
            owner?: components["schemas"]["AccountName"];
            paymentId?: components["schemas"]["Id"];
            /** @description What was booked together. */
            transferId: components["schemas"]["Id"];
        };
        LedgerEntryPage: {
            entries: components["schemas"]["LedgerEntry"][];
            total: components["schemas"]["Total"];
        };
        LedgerEntryQuery: {
            account: components["schemas"]["LedgerAccount"];
            currency?: components["schemas"]["Currency"];
            /** @description Of one person's wallet, held or available share. */
            ownerId?: components["schemas"]["Id"];
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
        };
        /**
         * @description Of an order or of a quote.
         * @enum {string}
         */
        ListedStatus: "placed" | "freightQuoted" | "accepted" | "rejected" | "cancelled" | "invoiced" | "paymentReview" | "paid" | "processing" | "dispatched" | "inTransit" | "delivered" | "completed" | "disputed" | "refunded" | "requested" | "offered" | "countered" | "withdrawn" | "expired";
        /**
         * @description How the product is declared for carriage; only with a UN number. What the marketplace's list of dangerous goods says of that number
         *     stands before what is stated here, and a packing group must be one of the entry's. It may be left open until the first dispatch.
         */
        ListingDangerousGoods: {
            /** @description E.164; answered while the goods are on their way. */
            emergencyPhone?: string;
            /** @description The lowest, °C by closed cup. */
            flashPoint?: number;
            hazardClass?: components["schemas"]["HazardClass"];
            packingGroup?: components["schemas"]["PackingGroup"];
            properShippingName?: string;
            subsidiaryHazards?: components["schemas"]["HazardClass"][];
            technicalName?: string;
            tunnelCode?: components["schemas"]["TunnelCode"];
        };
        /** @description A public one needs its file. One on request may have it; without it the seller answers each request with a file. */
        ListingDocument: {
            /** @enum {string} */
            access: "public" | "onRequest";
            /** @description Which of `documentFiles` it is, counted from 0. */
            file?: number;
            /** @description A file that the product holds already. */
            fileId?: components["schemas"]["Id"];
            /** Format: date */
            issuedOn?: string;
            kind: components["schemas"]["DocumentKind"];
            /** @enum {string} */
            language?: "en" | "ar" | "bn";
            version?: string;
        };
        ListingEdit: {
            brand?: string;
            casNumber: string;
            certificates?: components["schemas"]["Certificate"][];
            countryOfOrigin: components["schemas"]["Country"];
            dangerousGoods?: components["schemas"]["ListingDangerousGoods"];
            description_ar?: components["schemas"]["LocalText"];
            description_bn?: components["schemas"]["LocalText"];
            description_en?: components["schemas"]["LocalText"];
            documentFiles?: components["schemas"]["DocumentUpload"][];
            documents?: components["schemas"]["ListingDocument"][];
            ecNumber?: string;
            ghs?: components["schemas"]["ListingGhs"];
            grade: components["schemas"]["Grade"];
            hsCode?: string;
            images?: components["schemas"]["ImageUpload"][];
            incoterms: components["schemas"]["Incoterm"][];
            /** @description Those of the present images that stay, in order; all when left out. New ones come behind. */
            keptImages?: components["schemas"]["ProductImage"][];
            leadTimeDays: number;
            minimumOrder: components["schemas"]["Quantity"];
            molecularFormula: string;
            molecularWeight?: number;
            name_ar?: string;
            name_bn?: string;
            name_en: string;
            packaging: components["schemas"]["Packaging"][];
            physicalForm: components["schemas"]["PhysicalForm"];
            priceTiers: components["schemas"]["PriceTier"][];
            profileImage?: components["schemas"]["ImageUpload"];
            purity: number;
            reference?: string;
            removeProfileImage?: boolean;
            sample?: components["schemas"]["ListingSample"];
            smiles?: string;
            /** @description Left out it stays as it is. */
            stock?: components["schemas"]["StockChange"];
            subCategoryId: components["schemas"]["Id"];
            synonyms?: string[];
            unNumber?: string;
            version: components["schemas"]["ProductVersion"];
        };
        ListingForm: {
            brand?: string;
            /**
             * @description With its check digit; digits of any script.
             * @example 67-64-1
             */
            casNumber: string;
            certificates?: components["schemas"]["Certificate"][];
            countryOfOrigin: components["schemas"]["Country"];
            dangerousGoods?: components["schemas"]["ListingDangerousGoods"];
            description_ar?: components["schemas"]["LocalText"];
            description_bn?: components["schemas"]["LocalText"];
            description_en?: components["schemas"]["LocalText"];
            /** @description Named by number in `documents`. */
            documentFiles?: components["schemas"]["DocumentUpload"][];
            documents?: components["schemas"]["ListingDocument"][];
            /** @example 200-662-2 */
            ecNumber?: string;
            ghs?: components["schemas"]["ListingGhs"];
            grade: components["schemas"]["Grade"];
            /** @example 291411 */
            hsCode?: string;
            images?: components["schemas"]["ImageUpload"][];
            incoterms: components["schemas"]["Incoterm"][];
            leadTimeDays: number;
            /** @description Its unit is that of price and stock. */
            minimumOrder: components["schemas"]["Quantity"];
            /** @example C3H6O */
            molecularFormula: string;
            /** @description g/mol; within 0.1 % of the formula's. */
            molecularWeight?: number;
            name_ar?: string;
            name_bn?: string;
            name_en: string;
            packaging: components["schemas"]["Packaging"][];
            physicalForm: components["schemas"]["PhysicalForm"];
            /** @description From the minimum order on; quantities rise, prices fall. */
            priceTiers: components["schemas"]["PriceTier"][];
            profileImage?: components["schemas"]["ImageUpload"];
            /** @description Percent. */
            purity: number;
            /** @description The seller's own number for it; one product has it. */
            reference?: string;
            sample?: components["schemas"]["ListingSample"];
            /** @example CC(C)=O */
            smiles?: string;
            /**
             * @description Active unless it says otherwise.
             * @enum {string}
             */
            status?: "active" | "inactive";
            stock: components["schemas"]["Stock"];
            subCategoryId: components["schemas"]["Id"];
            synonyms?: string[];
            /**
             * @description That of the substance, and of a class that its hazard statements say.
             * @example UN1090
             */
            unNumber?: string;
        };
        ListingGhs: {
            hazards: string[];
            pictograms: string[];
            precautions: string[];
            /** @enum {string} */
            signal?: "danger" | "warning";
        };
        ListingSample: {
            /** @description The largest sample. */
            maximum?: components["schemas"]["Quantity"];
            offered: boolean;
            /** @description Of one sample of any size; zero gives it away. */
            price?: components["schemas"]["Money"];
        };
        /**
         * @description Something of the caller's changed: read it anew. `subjectId` is the order, notification, chat, quote, requirement or session.
         *     Only a call's signal carries what it is about. `idempotencyKey` is that of the caller's own call that made the change: a client
         *     that has the response of that call knows the change already.
         */
        LiveEvent: {
            idempotencyKey?: string;
            subjectId: components["schemas"]["Id"];
            /** @enum {string} */
            type: "order.changed" | "notification.created" | "chat.message" | "chat.read" | "quote.changed" | "requirement.changed" | "session.ended";
        } | {
            data: {
                [key: string]: unknown;
            };
            subjectId: components["schemas"]["Id"];
            /** @constant */
            type: "call.signal";
        };
        LocalBody: {
            ar?: string;
            bn?: string;
            en: string;
        };
        /** @description In English, and in the other languages where there is a translation. */
        LocalName: {
            ar?: string;
            bn?: string;
            en: string;
        };
        LocalSection: {
            /** @description The section's own name within the page. */
            _id: string;
            heading: components["schemas"]["SectionTexts"];
            text: components["schemas"]["SectionTexts"];
            /** @description Of a question, and of nothing else. */
            topic?: components["schemas"]["FaqTopic"];
        };
        LocalText: string;
        /** @description A document, an image, or a piece of audio or video (MP3, WAV, Ogg, WebM, MP4); at most 10 MB. */
        MediaUpload: File;
        MessagePage: {
            chat: components["schemas"]["Chat"];
            messages: components["schemas"]["ChatMessage"][];
            /** @description Whether there are older ones before the first, or, with `after`, newer ones after the last. */
            more: boolean;
            /** @description All messages that there are on this side. */
            total: components["schemas"]["Total"];
        };
        MessageQuery: {
            /** @description Only messages with a higher number; the lowest of them. Not together with `before`. */
            after?: components["schemas"]["Sequence"];
            /** @description Only messages with a lower number; the highest of them. */
            before?: components["schemas"]["Sequence"];
            pageSize?: components["schemas"]["PageSize"];
        };
        /**
         * @example {
         *       "amount": 39400,
         *       "currency": "SAR"
         *     }
         */
        Money: {
            /** @description In the currency's minor unit. */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description True where more fit than `total`, which ends with 1,000: they are not counted, and narrower filters show them. Left out elsewhere. */
        MoreExist: boolean;
        NamedReference: {
            _id: components["schemas"]["Id"];
            name_ar?: string;
            name_bn?: string;
            name_en: string;
        };
        NamedSlug: {
            name: components["schemas"]["LocalName"];
            slug: components["schemas"]["Slug"];
        };
        NeighbouringMessage: {
            /** @enum {string} */
            by: "reported" | "other";
            sentAt: components["schemas"]["Time"];
            sequence: number;
            /** @description Left out of a file without a text and of a message that was removed. */
            text?: string;
        };
        NewAbuseReport: {
            /** @description What the marketplace should know; needed for the reason `other`. */
            note?: string;
            reason: components["schemas"]["AbuseReason"];
            subject: components["schemas"]["AbuseSubject"];
            subjectId: components["schemas"]["Id"];
        };
        NewCatalogueImport: {
            /** @description Writes the whole table at once, or nothing when a row is refused. */
            allOrNothing?: boolean;
            /** @description Puts more listings on the market than the plan of the seller allows. */
            beyondPlan?: boolean;
            defaults?: components["schemas"]["ImportDefault"][];
            /** @description Price and stock may be left to the seller; such listings stay off the market. */
            drafts?: boolean;
            dryRun: boolean;
            fileName: string;
            map?: components["schemas"]["ImportColumn"][];
            reason: components["schemas"]["Reason-2"];
            /** @description Sign-in address or id of the seller whose listings they become. */
            seller: string;
            /** @description Sets the stock of listings that are there already, too. */
            setStock?: boolean;
            table: components["schemas"]["PassingTable"];
        };
        NewMessage: {
            /** @description An own file that uploadMedia took for this chat. */
            fileId?: components["schemas"]["Id"];
            /** @description The product that this message is about; one of the two sells it. */
            productId?: components["schemas"]["Id"];
            text?: components["schemas"]["ChatText"];
        };
        NewOperatorPasskey: {
            name: components["schemas"]["FactorName"];
            passkey: components["schemas"]["PasskeyConfirmation"];
        };
        NewRating: {
            photos?: components["schemas"]["RatingPhotos"];
            productId: components["schemas"]["Id"];
            /** @description Of the seller: packing, time, answers. */
            sellerStars: components["schemas"]["Stars"];
            /** @description Of the product. */
            stars: components["schemas"]["Stars"];
            text?: components["schemas"]["RatingWords"];
        };
        NewTicket: {
            message: components["schemas"]["TicketText"];
            /** @description An order that the caller buys or sells. */
            orderId?: components["schemas"]["Id"];
            subject: string;
            topic: components["schemas"]["TicketTopic"];
        };
        /** @description Done; there is nothing to tell. */
        Nothing: Record<string, never>;
        Notification: {
            _id: components["schemas"]["Id"];
            body_ar: string;
            body_bn: string;
            body_en: string;
            createdAt: components["schemas"]["Time"];
            isRead: boolean;
            /** @description The order, quote, requirement or whatever it is about. */
            subjectId: components["schemas"]["Id"];
            title_ar: string;
            title_bn: string;
            title_en: string;
            type: components["schemas"]["NotificationType"];
        };
        NotificationChoice: {
            /** @constant */
            all?: true;
            notificationIds?: components["schemas"]["Id"][];
        };
        NotificationQuery: {
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            search?: string;
        };
        Notifications: {
            notifications: components["schemas"]["Notification"][];
            total: components["schemas"]["Total"];
            unread: components["schemas"]["Total"];
        };
        /**
         * @description What a notification is about; together with the side it decides where a click leads. The first ten are the owner's words,
         *     the others this project's.
         * @enum {string}
         */
        NotificationType: "orderPlaced" | "sellerOrderPlaced" | "sampleOrder" | "quoteOrder" | "paymentInvoice" | "buyerPaymentCompleted" | "buyerPaymentApproved" | "accepted" | "paymentApproved" | "driverAcceptedOrder" | "orderAccepted" | "orderRejected" | "orderCancelled" | "orderDispatched" | "orderInTransit" | "orderDelivered" | "partDelivered" | "deliveryAsked" | "shipmentCancelled" | "deliveryFailed" | "deliveryRetried" | "dispatchLate" | "dispatchProposed" | "dispatchPostponed" | "freightAwaited" | "freightToState" | "freightQuoted" | "freightAccepted" | "freightLapsed" | "lateOrderCancelled" | "invoicePaid" | "invoiceStands" | "invoiceReduced" | "paymentDueSoon" | "paymentOverdue" | "termsGranted" | "termsEnded" | "pricesAgreed" | "orderCompleted" | "orderDisputed" | "disputeAnswered" | "settlementProposed" | "settlementDeclined" | "orderPartRefunded" | "orderRefunded" | "paymentDeclined" | "quoteOffered" | "quoteCountered" | "quoteAccepted" | "counterOfferAccepted" | "quoteRejected" | "quoteWithdrawn" | "quoteNoted" | "quoteExpired" | "bidReceived" | "bidAccepted" | "bidRejected" | "bidLapsed" | "requirementClosed" | "requirementExpired" | "documentRequested" | "documentProvided" | "documentRefused" | "ratingReceived" | "ratingReplied" | "ratingWanted" | "chatMessage" | "ticketAnswered" | "ticketDismissed" | "abuseReportResolved" | "abuseWarned" | "contentRemoved" | "subscriptionExpired" | "renewalAnnounced" | "renewalPriceChanged" | "renewalWithdrawn" | "planRenewed" | "renewalFailed" | "renewalFailedLast" | "planPaid" | "planPaymentDeclined" | "topUpPaid" | "topUpDeclined" | "disputeForSeller" | "disputeForBuyer" | "disputeInPart" | "payoutSent" | "payoutArrived" | "payoutRefused" | "payoutReturned" | "payoutTakenBack" | "earningReversed" | "companyVerified" | "companyRefused";
        /** @description As `Packaging`, in an answer. */
        OfferedPackaging: {
            kind: components["schemas"]["PackageKind"];
            net: components["schemas"]["Quantity"];
            surcharge?: components["schemas"]["Price"];
        };
        /** @description The terms that the seller of a product grants the caller. */
        OfferedTerms: {
            creditLimit: components["schemas"]["Money"];
            /** @enum {integer} */
            days: 30 | 60;
            left: components["schemas"]["Money"];
            /**
             * @description Why this order cannot be placed on them; left out when it can.
             * @enum {string}
             */
            refusal?: "overLimit" | "overdue" | "otherCurrency";
            terms: components["schemas"]["CreditTerms"];
            used: components["schemas"]["Money"];
        };
        /** @description As `PriceTier`, in an answer. */
        OfferedTier: {
            minimumQuantity: components["schemas"]["Quantity"];
            price: components["schemas"]["Price"];
        };
        OfferTerms: {
            leadTimeDays: number;
            /** @description Freight for the whole quantity. */
            shipping: components["schemas"]["Money"];
            terms?: string;
            /** @description Of one `priceUnit`, in the currency of the quote. */
            unitPrice: components["schemas"]["Money"];
            /** @description The last day on which it can be accepted, in the buyer's time zone. */
            validUntil: components["schemas"]["Day"];
        };
        OpenInvoice: {
            /** @description What is to be paid. */
            amount: components["schemas"]["Money"];
            /** @description The last day (UTC) to pay it. */
            dueOn: components["schemas"]["Day"];
            /** @description The invoice's. */
            number?: string;
            orderId: components["schemas"]["Id"];
            orderNumber: string;
            /** @description The buyer, to a seller; the seller, to a buyer. */
            party: string;
            /** @description Whether the caller can pay it now. */
            payable: boolean;
            /**
             * @description `declared`: a transfer is looked for; `withheld`: the order is in dispute.
             * @enum {string}
             */
            state: "due" | "overdue" | "declared" | "withheld";
        };
        OpenInvoicePage: {
            invoices: components["schemas"]["OpenInvoice"][];
            sums: components["schemas"]["OpenSums"][];
            total: components["schemas"]["Total"];
        };
        /** @description What is open in one currency; `open` is the sum of all others. */
        OpenSums: {
            currency: string;
            notDue: components["schemas"]["Money"];
            open: components["schemas"]["Money"];
            /** @description Overdue for up to 30 days. */
            overdue30: components["schemas"]["Money"];
            /** @description Overdue for 31 to 60 days. */
            overdue60: components["schemas"]["Money"];
            overdueLonger: components["schemas"]["Money"];
            withheld: components["schemas"]["Money"];
        };
        Operator: {
            _id: components["schemas"]["Id"];
            email: string;
            name: string;
            roles: components["schemas"]["OperatorRole"][];
            sessionEndsAt: components["schemas"]["Time"];
        };
        OperatorAbusePage: {
            reports: components["schemas"]["OperatorAbuseReport"][];
            total: components["schemas"]["Total"];
        };
        OperatorAbuseQuery: {
            /** @description Of one report, whatever its state. */
            id?: components["schemas"]["Id"];
            /** @description Of one report, whatever its state. */
            number?: string;
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            /**
             * @description What waits unless told.
             * @enum {string}
             */
            state?: "waiting" | "decided";
        };
        OperatorAbuseReport: {
            decided?: components["schemas"]["Decided"];
            /** @description Of a message; readCaseFile answers it. */
            file?: components["schemas"]["Attachment"];
            listing?: components["schemas"]["ReportedListing"];
            /** @description The messages around a reported one, three before and three after at most; empty for all else. */
            neighbours: components["schemas"]["NeighbouringMessage"][];
            /** @description Why it was decided so. */
            operatorNote?: string;
            report: components["schemas"]["AbuseReport"];
            /** @description Whose listing, rating or message it is, or the person. */
            reported: components["schemas"]["AccountName"];
            reporter: components["schemas"]["AccountName"];
            /** @description Of this person in all, this one included. */
            reportsOfReported: number;
            /** @description Of a rating. */
            stars?: number;
            /** @description Of the listing, rating, message or person. */
            subjectId: components["schemas"]["Id"];
        };
        OperatorConfirmation: {
            code?: components["schemas"]["AppCode"];
            passkey?: components["schemas"]["PasskeyAssertion"];
        };
        OperatorCredentials: {
            code?: components["schemas"]["AppCode"];
            email: components["schemas"]["Email"];
            passkey?: components["schemas"]["OperatorPasskeyProof"];
            password: string;
        };
        OperatorInvitation: {
            email: components["schemas"]["Email"];
            name: string;
            reason: components["schemas"]["Reason-2"];
            roles: components["schemas"]["OperatorRole"][];
        };
        OperatorInvited: {
            invitationEndsAt: components["schemas"]["Time"];
            /** @description For the command line over its own store alone. */
            invitationToken?: components["schemas"]["OperatorToken"];
        };
        OperatorLoginChallenge: {
            expiresAt: components["schemas"]["Time"];
            passkey: components["schemas"]["PasskeyRequestOptions"];
            signInToken: components["schemas"]["SignInToken"];
        };
        OperatorPasskey: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Time"];
            /** @description Missing until a sign-in or a confirmation has used it. */
            lastUsedAt?: components["schemas"]["Time"];
            name: components["schemas"]["FactorName"];
        };
        OperatorPasskeyProof: {
            assertion: components["schemas"]["PasskeyAssertion"];
            signInToken: components["schemas"]["SignInToken"];
        };
        OperatorPasskeys: {
            passkeys: components["schemas"]["OperatorPasskey"][];
        };
        OperatorPayout: {
            _id: components["schemas"]["Id"];
            /** @description When the seller named another bank account after asking, as long as the payout is not sent. */
            accountChangedAt?: components["schemas"]["Time"];
            amount: components["schemas"]["Money"];
            /** @description The next batch takes it. */
            due: boolean;
            holder: string;
            lastFour: string;
            number: string;
            payableFrom: components["schemas"]["Time"];
            reason?: string;
            requestedAt: components["schemas"]["Time"];
            seller: components["schemas"]["AccountName"];
            sentAt?: components["schemas"]["Time"];
            settledAt?: components["schemas"]["Time"];
            status: components["schemas"]["PayoutStatus"];
        };
        OperatorPlan: {
            bids: components["schemas"]["PlanAllowance"];
            description?: components["schemas"]["LocalName"];
            listings: components["schemas"]["PlanAllowance"];
            name: components["schemas"]["LocalName"];
            /** @description For a month. */
            price: components["schemas"]["Money"];
            promotions: components["schemas"]["PlanAllowance"];
            slug: components["schemas"]["Slug"];
        };
        OperatorPlans: {
            /** @description In the order that they are offered in. */
            plans: {
                onOffer: boolean;
                plan: components["schemas"]["OperatorPlan"];
            }[];
            version: components["schemas"]["Version"];
        };
        OperatorReason: {
            reason: components["schemas"]["Reason-2"];
        };
        /** @enum {string} */
        OperatorRole: "support" | "finance" | "catalogue" | "admin";
        OperatorRoles: {
            reason: components["schemas"]["Reason-2"];
            roles: components["schemas"]["OperatorRole"][];
        };
        Operators: {
            operators: {
                _id: components["schemas"]["Id"];
                createdAt: components["schemas"]["Time"];
                email: string;
                /** @description Of one who is invited. */
                invitationEndsAt?: components["schemas"]["Time"];
                name: string;
                roles: components["schemas"]["OperatorRole"][];
                /** @enum {string} */
                status: "invited" | "active" | "disabled";
            }[];
        };
        OperatorSignedIn: {
            operator: components["schemas"]["Operator"];
            token: components["schemas"]["OperatorToken"];
        };
        OperatorToken: string;
        Order: {
            _id: components["schemas"]["Id"];
            /** @description While `freightQuoted`: when the order ends, unless its buyer accepts the freight. */
            acceptFreightBy?: components["schemas"]["Time"];
            /** @description To its seller, while something is to be dispatched of a product with batches: those that can be, first expired first. A dispatch names some of them. */
            batchChoices?: components["schemas"]["BatchChoice"][];
            buyer: components["schemas"]["Party"];
            createdAt: components["schemas"]["Time"];
            deliveryAddress: components["schemas"]["DeliveryAddress"];
            /** @description When the seller is to have dispatched it, while nothing is: the lead time after it was paid (on terms: invoiced), or the end of the ship-by day where that is later. */
            dispatchBy?: components["schemas"]["Time"];
            /** @description When the seller was reminded that it is late, while nothing is dispatched. */
            dispatchRemindedAt?: components["schemas"]["Time"];
            /** @description From when the buyer may complain that nothing was dispatched, and cancel with a full refund. Left out before the seller has begun an unpaid order on terms: until then its buyer cancels at any time. */
            disputeFrom?: components["schemas"]["Time"];
            /** @description While `delivered`: until when the buyer may complain of it; then the order completes by itself. Seven days after the report; after the earliest arrival where only the seller or a driver reported one before it. */
            disputeUntil?: components["schemas"]["Time"];
            /** @description On terms, once it is invoiced: the last day (UTC) to pay it. */
            dueOn?: components["schemas"]["Day"];
            /** @description To the seller: the terms that it grants this buyer now. */
            grantedTerms?: components["schemas"]["OwnTerms"];
            incoterm: components["schemas"]["Incoterm"];
            /** @description The named place of the term. */
            incotermPlace?: string;
            invoices: components["schemas"]["Invoice"][];
            item: components["schemas"]["OrderItem"];
            kind: components["schemas"]["OrderKind"];
            note?: string;
            number: string;
            /** @description On terms, once it is invoiced and until it is paid: what is to be paid. */
            openAmount?: components["schemas"]["Price"];
            /** @description True of one that is not paid by its last day, and not in dispute; else left out. */
            overdue?: boolean;
            paymentState: components["schemas"]["PaymentState"];
            /** @description Left out of what is paid in advance. */
            paymentTerms?: components["schemas"]["CreditTerms"];
            /** @description The day of dispatch that the seller proposes, until the buyer has agreed to one. */
            proposedDispatchOn?: components["schemas"]["Day"];
            /** @description The quote whose acceptance made it. */
            quoteId?: components["schemas"]["Id"];
            /** @description Why it was rejected, cancelled or declined. */
            reason?: string;
            reference?: components["schemas"]["BuyerReference"];
            /** @description Only of a sample. */
            sample?: components["schemas"]["Sample"];
            seller: components["schemas"]["Party"];
            shipBy?: components["schemas"]["ShipBy"];
            shipments: components["schemas"]["Shipment"][];
            status: components["schemas"]["OrderStatus"];
            timeline: components["schemas"]["TimelineEntry"][];
            totals: components["schemas"]["OrderTotals"];
            /** @description While its payment is `review`: the bank transfer whose money the marketplace looks for. */
            transfer?: components["schemas"]["DeclaredTransfer"];
            /** @description What no shipment carries. */
            undispatched: components["schemas"]["QuantityLeft"];
            updatedAt: components["schemas"]["Time"];
        };
        /** @description The packages that a quantity is delivered in, as they were when it was asked for. */
        OrderedPackages: {
            /** @description None of a bulk load. */
            count?: number;
            kind: components["schemas"]["PackageKind"];
            net: components["schemas"]["Quantity"];
        };
        OrderHistory: {
            buyer: components["schemas"]["AccountName"];
            dispute?: components["schemas"]["Dispute"];
            /** @description Of the ledger, the oldest first. */
            entries: components["schemas"]["LedgerEntry"][];
            /** @description With its timeline, invoices and carriage. */
            order: components["schemas"]["Order"];
            /** @description Every attempt to pay, the oldest first. */
            payments: {
                _id: components["schemas"]["Id"];
                amount: components["schemas"]["Money"];
                createdAt: components["schemas"]["Time"];
                /** @enum {string} */
                failure?: "cardDeclined" | "insufficientFunds" | "expiredCard" | "secondStepFailed";
                method?: components["schemas"]["PaymentMethod"];
                /** @description Why a transfer was declined. */
                reason?: string;
                status: components["schemas"]["PaymentStatus"];
                transferReference?: string;
                updatedAt: components["schemas"]["Time"];
            }[];
            seller: components["schemas"]["AccountName"];
        };
        /** @description A snapshot taken when the order was placed. Goods that a bid offered and its seller does not list have no `productId`. */
        OrderItem: {
            /** @description Of an order in packages, before it was rounded up to whole ones. */
            askedQuantity?: components["schemas"]["Quantity"];
            casNumber?: string;
            grade?: components["schemas"]["Grade"];
            hasStructure: boolean;
            name_ar?: string;
            name_bn?: string;
            name_en: string;
            net: components["schemas"]["Price"];
            packages?: components["schemas"]["OrderedPackages"];
            priceUnit: components["schemas"]["Unit"];
            productId?: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            unitPrice: components["schemas"]["Price"];
            unNumber?: string;
        };
        /**
         * @description A sample is a small quantity at its own price, to be tried out.
         * @enum {string}
         */
        OrderKind: "product" | "sample";
        /** @description Told apart by `kind`. */
        OrderOrQuote: components["schemas"]["Order"] | components["schemas"]["Quote"];
        /** @description Told apart by `kind`. */
        OrderOrQuoteSummary: components["schemas"]["OrderSummary"] | components["schemas"]["QuoteSummary"];
        OrderPage: {
            orders: components["schemas"]["OrderOrQuoteSummary"][];
            total: components["schemas"]["Total"];
        };
        OrderPreview: {
            /**
             * @description Whether `unitPrice` rests on what the seller has agreed with the caller; left out where it does not.
             * @enum {boolean}
             */
            agreed?: true;
            /** @description Before it was rounded up to whole packages. */
            askedQuantity?: components["schemas"]["Quantity"];
            /** @description Left out of samples. */
            freight?: components["schemas"]["FreightKind"];
            /** @description Where the goods are handed over, as the order will name it: the seller’s town of EXW and FCA, that of the address of DAP, DPU and DDP. Left out of samples, and of a term whose place its buyer states. */
            incotermPlace?: string;
            /** @description Left out where the seller grants the caller none. */
            offeredTerms?: components["schemas"]["OfferedTerms"];
            packages?: components["schemas"]["OrderedPackages"];
            /** @description Only with packages, as the two below: what would be delivered. */
            quantity?: components["schemas"]["Quantity"];
            /** @description Zero where the incoterm leaves the carriage to the buyer. */
            shipping: components["schemas"]["Price"];
            subtotal: components["schemas"]["Price"];
            tax: components["schemas"]["Price"];
            /** @description The seller's, whose tax it is. */
            taxFrom: components["schemas"]["Country"];
            taxKind: components["schemas"]["TaxKind"];
            /** @description Percent; zero unless `taxKind` is `domestic`. */
            taxRate: number;
            /** @description Where the goods are handed over: of the delivery address, and with EXW the seller's. */
            taxTo: components["schemas"]["Country"];
            total: components["schemas"]["Price"];
            unitPrice: components["schemas"]["Price"];
        };
        OrderPreviewRequest: {
            addressId: components["schemas"]["Id"];
            /** @description Needed but for a sample, which comes to the address (DAP) at the price of the sample. */
            incoterm?: components["schemas"]["Incoterm"];
            /** @description Product when left out. */
            kind?: components["schemas"]["OrderKind"];
            packaging?: components["schemas"]["PackageChoice"];
            productId: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
        };
        OrderQuery: {
            dispatch?: components["schemas"]["DispatchFilter"];
            /**
             * @description Product when left out.
             * @enum {string}
             */
            kind?: "product" | "sample" | "quote";
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description Only those of this product. */
            productId?: components["schemas"]["Id"];
            /** @description Order number or product name. */
            search?: string;
            /** @description Those of the kind. */
            statuses?: components["schemas"]["ListedStatus"][];
            waitsFor?: components["schemas"]["WaitFilter"];
        };
        OrderRequest: {
            addressId: components["schemas"]["Id"];
            expectedTotal: components["schemas"]["Money"];
            /** @description Needed but for a sample, which comes to the address (DAP) at the price of the sample. */
            incoterm?: components["schemas"]["Incoterm"];
            /** @description The named place of the term; when left out the seller's town with EXW and FCA, and that of the delivery with DAP, DPU and DDP. */
            incotermPlace?: components["schemas"]["IncotermPlace"];
            /** @description Product when left out. */
            kind?: components["schemas"]["OrderKind"];
            note?: string;
            packaging?: components["schemas"]["PackageChoice"];
            /** @description Those that the seller grants the caller; paid in advance when left out. 409 when they are no longer granted, the order is over what is left of the credit, or an invoice of that seller is overdue. */
            paymentTerms?: components["schemas"]["CreditTerms"];
            productId: components["schemas"]["Id"];
            /** @description Needed for a sample. */
            purpose?: components["schemas"]["SamplePurpose"];
            quantity: components["schemas"]["Quantity"];
            reference?: components["schemas"]["BuyerReference"];
            shipBy?: components["schemas"]["ShipBy"];
            /** @description Needed for a sample: what the buyer expects to buy in a year if it fits. */
            yearlyVolume?: components["schemas"]["Quantity"];
        };
        OrderSearch: {
            /** @description At least three characters between blanks. */
            search: string;
        };
        /** @enum {string} */
        OrderStatus: "placed" | "freightQuoted" | "accepted" | "rejected" | "cancelled" | "invoiced" | "paymentReview" | "paid" | "processing" | "dispatched" | "inTransit" | "delivered" | "completed" | "disputed" | "refunded";
        OrderSummary: {
            _id: components["schemas"]["Id"];
            buyer: components["schemas"]["Party"];
            /** @description While `dispatched` or `delivered`: that the buyer collects all that is dispatched. */
            collected?: boolean;
            createdAt: components["schemas"]["Time"];
            /** @description On terms, once it is invoiced: the last day (UTC) to pay it. */
            dueOn?: components["schemas"]["Day"];
            /** @description Left out of samples. While `quotedLater`, the total is without it. */
            freight?: components["schemas"]["FreightKind"];
            item: components["schemas"]["OrderItem"];
            kind: components["schemas"]["OrderKind"];
            /** @example KO-26-7K3M9-QX2AB */
            number: string;
            /** @description On terms, once it is invoiced and until it is paid: what is to be paid. */
            openAmount?: components["schemas"]["Price"];
            /** @description True of one that is not paid by its last day, and not in dispute; else left out. */
            overdue?: boolean;
            /** @description Left out of what is paid in advance. */
            paymentTerms?: components["schemas"]["CreditTerms"];
            reference?: components["schemas"]["BuyerReference"];
            seller: components["schemas"]["Party"];
            shipBy?: components["schemas"]["ShipBy"];
            status: components["schemas"]["OrderStatus"];
            total: components["schemas"]["Price"];
            /** @description While its payment is `review`: the bank transfer whose money the marketplace looks for. */
            transfer?: components["schemas"]["DeclaredTransfer"];
        };
        OrderTotals: {
            /** @description Of orders and of their previews; left out of offers and bids, which state it. */
            freight?: components["schemas"]["FreightKind"];
            /** @description Zero where the incoterm leaves the carriage to the buyer. */
            shipping: components["schemas"]["Price"];
            subtotal: components["schemas"]["Price"];
            tax: components["schemas"]["Price"];
            /** @description The seller's, whose tax it is. */
            taxFrom: components["schemas"]["Country"];
            taxKind: components["schemas"]["TaxKind"];
            /** @description Percent; zero unless `taxKind` is `domestic`. */
            taxRate: number;
            /** @description Where the goods are handed over: of the delivery address, and with EXW the seller's. */
            taxTo: components["schemas"]["Country"];
            total: components["schemas"]["Price"];
            unitPrice: components["schemas"]["Price"];
        };
        OverdueDeliveries: {
            /** @description A hundred at most. */
            deliveries: {
                /** @description The order's. */
                _id: components["schemas"]["Id"];
                buyer: components["schemas"]["AccountName"];
                orderNumber: string;
                overdueSince: components["schemas"]["Time"];
                quantity: components["schemas"]["Quantity"];
                seller: components["schemas"]["AccountName"];
                shipments: components["schemas"]["OverdueShipment"][];
                status: components["schemas"]["OrderStatus"];
                total: components["schemas"]["Money"];
                undispatched: components["schemas"]["QuantityLeft"];
            }[];
            total: number;
        };
        OverdueShipment: {
            carrierName?: string;
            deliveryMethod: components["schemas"]["DeliveryMethod"];
            dispatchedAt: components["schemas"]["Time"];
            expectedOn?: components["schemas"]["Day"];
            quantity: components["schemas"]["Quantity"];
            state: components["schemas"]["ShipmentState"];
            trackingNumber?: string;
        };
        OwnCommissionRate: {
            /** @description Left out of the rate of all categories that are not named. */
            category?: {
                name_ar?: string;
                name_bn?: string;
                name_en: string;
            };
            percent: components["schemas"]["CommissionPercent"];
        };
        OwnContentPage: {
            page: components["schemas"]["ContentName"];
            sections: components["schemas"]["LocalSection"][];
            /** @description Left out of a page as it was delivered. */
            updatedAt?: components["schemas"]["Time"];
            version: components["schemas"]["Version"];
        };
        OwnInvoice: {
            _id: components["schemas"]["Id"];
            amount: components["schemas"]["Money"];
            issuedAt: components["schemas"]["Time"];
            /** @enum {string} */
            kind: "payment" | "creditNote";
            number: string;
            orderId: components["schemas"]["Id"];
            orderNumber: string;
            seller: string;
        };
        OwnInvoicePage: {
            invoices: components["schemas"]["OwnInvoice"][];
            total: components["schemas"]["Total"];
        };
        OwnPageQuery: {
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
        };
        OwnProfile: {
            about_ar?: string;
            about_bn?: string;
            about_en?: string;
            city?: string;
            /** @description Of the plant. */
            photos: components["schemas"]["ProductImage"][];
            postalCode?: string;
            street?: string;
            user: components["schemas"]["User"];
        };
        OwnRefund: {
            /** @description The movement's. */
            _id: components["schemas"]["Id"];
            amount: components["schemas"]["Money"];
            orderId: components["schemas"]["Id"];
            orderNumber: string;
            refundedAt: components["schemas"]["Time"];
            /**
             * @description To a card: `done` when the provider has taken it; the bank then needs some days.
             * @enum {string}
             */
            state: "pending" | "done";
            /** @enum {string} */
            to: "card" | "wallet";
        };
        OwnRefundPage: {
            refunds: components["schemas"]["OwnRefund"][];
            total: components["schemas"]["Total"];
        };
        OwnTerms: {
            _id: components["schemas"]["Id"];
            creditLimit: components["schemas"]["Money"];
            terms: components["schemas"]["CreditTerms"];
        };
        /**
         * @description One of the product's packages, named by its kind and what it holds; 422 where the product does not come in it. The quantity is rounded up to
         *     whole ones (a bulk load is not), and price, minimum order and stock are those of the rounded quantity.
         */
        PackageChoice: {
            kind: components["schemas"]["PackageKind"];
            net: components["schemas"]["Quantity"];
        };
        /** @enum {string} */
        PackageKind: "drum" | "IBC" | "bag" | "jerrycan" | "flexitank" | "isoTank" | "bottle" | "bulk";
        Packages: {
            count: number;
            kind: components["schemas"]["PackageKind"];
        };
        Packaging: {
            kind: components["schemas"]["PackageKind"];
            net: components["schemas"]["Quantity"];
            /** @description What a unit of the product costs in it on top of the tier's price, in the currency of the tiers. */
            surcharge?: components["schemas"]["Money"];
        };
        /** @enum {string} */
        PackingGroup: "I" | "II" | "III";
        /** @default 1 */
        Page: number;
        /** @default 20 */
        PageSize: number;
        Party: {
            _id: components["schemas"]["Id"];
            country: components["schemas"]["Country"];
            name: string;
            /** @description Only to the other party, and only once the order is accepted. */
            phone?: string;
        };
        /** @description A JPEG, PNG or WebP image of less than 4 MB (4 × 1024 × 1024 bytes). It is not kept. */
        PassingImage: Blob;
        /** @description A table of commas, semicolons or tabs, of at most 10 MB, in UTF-8 or as the Unicode text of a spreadsheet. It is read as text and not kept as a file. */
        PassingTable: Blob;
        PasskeyAssertion: {
            authenticatorData: components["schemas"]["Base64Url"];
            clientDataJSON: components["schemas"]["Base64Url"];
            credentialId: components["schemas"]["CredentialId"];
            signature: components["schemas"]["Base64Url"];
        };
        PasskeyConfirmation: {
            attestationObject: string;
            clientDataJSON: components["schemas"]["Base64Url"];
            credentialId: components["schemas"]["CredentialId"];
            transports: components["schemas"]["Transport"][];
        };
        PasskeyCreationOptions: {
            /** @constant */
            attestation: "none";
            authenticatorSelection: {
                /** @enum {string} */
                residentKey: "preferred" | "required";
                /** @constant */
                userVerification: "required";
            };
            challenge: components["schemas"]["Base64Url"];
            excludeCredentials: components["schemas"]["KnownCredential"][];
            pubKeyCredParams: {
                alg: number;
                /** @constant */
                type: "public-key";
            }[];
            rp: {
                id: string;
                name: string;
            };
            /** @description Milliseconds. */
            timeout: number;
            user: {
                displayName: string;
                id: components["schemas"]["Base64Url"];
                name: string;
            };
        };
        PasskeyRequestOptions: {
            allowCredentials: components["schemas"]["KnownCredential"][];
            challenge: components["schemas"]["Base64Url"];
            rpId: string;
            /** @description Milliseconds. */
            timeout: number;
            /** @constant */
            userVerification: "required";
        };
        Password: string;
        PasswordChange: {
            newPassword: components["schemas"]["Password"];
            oldPassword: components["schemas"]["GivenPassword"];
        };
        PasswordUpdate: {
            /** @description The account knows this browser from now on. */
            deviceId?: string;
            password: components["schemas"]["Password"];
            resetToken: components["schemas"]["ResetToken"];
        };
        Payment: {
            _id: components["schemas"]["Id"];
            amount: components["schemas"]["Price"];
            /** @description With `bankPage`: what the provider's script needs to show that page. */
            clientSecret?: string;
            createdAt: components["schemas"]["Time"];
            /**
             * @description Why it failed.
             * @enum {string}
             */
            failure?: "cardDeclined" | "insufficientFunds" | "expiredCard" | "secondStepFailed";
            kind: components["schemas"]["PaymentKind"];
            method?: components["schemas"]["PaymentMethod"];
            /**
             * @description While `processing`: the bank asks its customer for a code, here or on a page of the provider.
             * @enum {string}
             */
            nextStep?: "bankCode" | "bankPage";
            orderId?: components["schemas"]["Id"];
            planId?: components["schemas"]["Id"];
            /** @description Why a transfer was declined. */
            reason?: string;
            status: components["schemas"]["PaymentStatus"];
            /** @description What the buyer wrote on the transfer. */
            transferReference?: string;
        };
        PaymentConfirmation: {
            /** @description The second step's answer; needed while `processing`, unless the bank asked on its own page. */
            bankCode?: string;
            /** @description From the card provider, never a number; by card this or `savedCardId` is needed while `created`. */
            cardToken?: string;
            /** @description By card unless named. */
            method?: components["schemas"]["PaymentMethod"];
            paymentId: components["schemas"]["Id"];
            /** @description Keep the card of `cardToken` for the next time. */
            saveCard?: boolean;
            savedCardId?: components["schemas"]["Id"];
            /** @description By bank transfer; what is written on it. */
            transferReference?: string;
        };
        /** @enum {string} */
        PaymentKind: "order" | "subscription" | "walletTopUp";
        /** @enum {string} */
        PaymentMethod: "card" | "wallet" | "bankTransfer";
        PaymentRequest: {
            /** @description Needed for a top-up. */
            amount?: components["schemas"]["Money"];
            /** @description Of an order unless named. */
            kind?: components["schemas"]["PaymentKind"];
            /** @description Needed for an order. */
            orderId?: components["schemas"]["Id"];
            /** @description Needed for a subscription. */
            planId?: components["schemas"]["Id"];
        };
        /** @enum {string} */
        PaymentState: "none" | "created" | "processing" | "succeeded" | "failed" | "cancelled" | "review" | "approved" | "declined" | "refunded";
        /** @enum {string} */
        PaymentStatus: "created" | "processing" | "succeeded" | "failed" | "cancelled" | "review" | "approved" | "declined" | "refunded";
        PaymentTermsList: {
            terms: components["schemas"]["GrantedTerms"][];
        };
        Payout: {
            _id: components["schemas"]["Id"];
            amount: components["schemas"]["Money"];
            holder: string;
            lastFour: string;
            /**
             * @description The bank carries it as the payment’s reference.
             * @example KP-26-7K3M9-QX2AB
             */
            number: string;
            /** @description It is not sent before. */
            payableFrom: components["schemas"]["Time"];
            /** @description Why it came back. */
            reason?: string;
            requestedAt: components["schemas"]["Time"];
            sentAt?: components["schemas"]["Time"];
            /** @description When it was found to have arrived or come back */
            settledAt?: components["schemas"]["Time"];
            status: components["schemas"]["PayoutStatus"];
            /** @description The weekly run has asked for it. */
            weekly: boolean;
        };
        PayoutAccount: {
            _id: components["schemas"]["Id"];
            bankName?: string;
            changedAt: components["schemas"]["Time"];
            country: components["schemas"]["Country"];
            currency: components["schemas"]["Currency"];
            holder: string;
            kind: components["schemas"]["PayoutAccountKind"];
            /** @example 7519 */
            lastFour: string;
            /** @description Of the weekly payout. */
            nextRunAt?: components["schemas"]["Time"];
            /** @description Payouts wait until then. */
            payableFrom: components["schemas"]["Time"];
            weekly: boolean;
        };
        PayoutAccountInput: {
            /** @description Of the other kinds. */
            accountNumber?: string;
            /** @description Needed but for an IBAN. */
            bankName?: string;
            /**
             * @description Needed of the kind `swift`, welcome with an IBAN.
             * @example RJHISARI
             */
            bic?: string;
            /** @description Of the kind `bangladesh`. */
            branch?: string;
            /** @description Where the account is, which decides how it is named (PayoutAccountKind). */
            country: components["schemas"]["Country"];
            currency: components["schemas"]["Currency"];
            /**
             * @description As the bank writes it, in the letters that bank files take.
             * @example Gulf Marjan Trading Est.
             */
            holder: string;
            /**
             * @description Of the kind `iban`; spaces do not count.
             * @example SA0380000000608010167519
             */
            iban?: string;
            /**
             * @description Of the kind `bangladesh`.
             * @example 090261234
             */
            routingNumber?: string;
        };
        /**
         * @description How the account is named: by IBAN; by a Bangladeshi account and routing number; or by account number and BIC.
         * @enum {string}
         */
        PayoutAccountKind: "iban" | "bangladesh" | "swift";
        PayoutBalance: {
            /** @description Can be paid out now. */
            available: components["schemas"]["Money"];
            /** @description Refunded to buyers after it was paid out; the next earnings pay it. */
            debt: components["schemas"]["Money"];
            /** @description Paid by buyers for orders that are not completed. */
            held: components["schemas"]["Money"];
            /** @description Asked for and not sent yet. */
            requested: components["schemas"]["Money"];
            /** @description Given to the bank. */
            sent: components["schemas"]["Money"];
            /** @description Less is not paid out. */
            smallest: components["schemas"]["Money"];
        };
        PayoutBatch: {
            _id: components["schemas"]["Id"];
            /** @description The file's control sum. */
            amount: components["schemas"]["Money"];
            arrived: number;
            createdAt: components["schemas"]["Time"];
            /** @description The operator's mail address. */
            createdBy: string;
            /** @description So many that are due are not in it, since the details of their account cannot be read; in the answer to createPayoutBatch alone. */
            leftOut?: number;
            /**
             * @description The file's message id.
             * @example KB-26-7K3M9-QX2AB
             */
            number: string;
            /** @description So many are in the file. */
            payouts: number;
            returned: number;
            /** @description Of these so many are on their way. */
            sent: number;
        };
        PayoutBatchDetails: {
            batch: components["schemas"]["PayoutBatch"];
            payouts: components["schemas"]["OperatorPayout"][];
        };
        PayoutBatchPage: {
            batches: components["schemas"]["PayoutBatch"][];
            total: components["schemas"]["Total"];
        };
        PayoutBatchQuery: {
            /** @description Of one batch alone. */
            id?: components["schemas"]["Id"];
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
        };
        PayoutBatchRequest: {
            currency: components["schemas"]["Currency"];
            reason: components["schemas"]["Reason-2"];
        };
        PayoutMinimums: {
            minimums: components["schemas"]["Money"][];
        };
        PayoutMinimumsChange: {
            minimums: components["schemas"]["Money"][];
            reason: components["schemas"]["Reason-2"];
        };
        PayoutOverview: {
            accounts: components["schemas"]["PayoutAccount"][];
            /** @description One a currency in which there is money, held, available or on its way, or a debt, and one for the seller's own currency and those of the accounts. */
            balances: components["schemas"]["PayoutBalance"][];
            /** @description Without one nothing can be paid out. */
            hasSecondFactor: boolean;
        };
        PayoutPage: {
            payouts: components["schemas"]["Payout"][];
            total: components["schemas"]["Total"];
        };
        PayoutQuery: {
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
        };
        PayoutRequest: {
            amount: components["schemas"]["Money"];
        };
        PayoutSettlement: {
            /** @enum {string} */
            outcome: "arrived" | "returned";
            payoutIds?: components["schemas"]["Id"][];
            reason: components["schemas"]["Reason-2"];
        };
        PayoutsSettled: {
            settled: number;
        };
        /**
         * @description `cancelled`: by the seller, before the bank had it.
         * @enum {string}
         */
        PayoutStatus: "requested" | "sent" | "arrived" | "returned" | "cancelled";
        PhoneChange: {
            countryCode: components["schemas"]["CallingCode"];
            password: components["schemas"]["GivenPassword"];
            phoneNumber: components["schemas"]["PhoneNumber"];
        };
        /**
         * @description National number, digits only.
         * @example 1712345678
         */
        PhoneNumber: string;
        /**
         * Format: uri-reference
         * @description Where a page finds the picture.
         */
        PhotoAddress: string;
        /** @enum {string} */
        PhysicalForm: "liquid" | "solid" | "powder" | "granules" | "flakes" | "pellets" | "crystals" | "gas" | "solution" | "paste";
        Plan: {
            _id: components["schemas"]["Id"];
            allowances: components["schemas"]["Allowance"][];
            description_ar?: string;
            description_bn?: string;
            description_en?: string;
            name_ar?: string;
            name_bn?: string;
            name_en: string;
            /** @description Of `getSubscriptionsPlans`: absent where the caller cannot buy it now. */
            offer?: components["schemas"]["PlanOffer"];
            /** @description For a month. */
            price: components["schemas"]["Price"];
            /** @example trader */
            slug: string;
        };
        /** @description In a month, or at once for listings; null is no limit. */
        PlanAllowance: number | null;
        PlanName: {
            name_ar?: string;
            name_bn?: string;
            name_en: string;
        };
        PlanOffer: {
            /**
             * @description Begins it, adds a month to it, or puts it in the place of the present one.
             * @enum {string}
             */
            change: "begin" | "prolong" | "replace";
            /** @description What it would cost at this moment, an unused rest of the present plan taken off; it only falls. */
            due: components["schemas"]["Price"];
        };
        PlanPage: {
            plans: components["schemas"]["Plan"][];
            total: components["schemas"]["Total"];
        };
        PlanPurchase: {
            /** @enum {string} */
            action: "subscribe" | "cancel" | "renew" | "stopRenewal";
            /** @description Needed to subscribe. */
            planId?: components["schemas"]["Id"];
            /** @description Needed to renew; with `subscribe`, for the plan that begins. A plan that is prolonged keeps what was chosen. */
            renewal?: components["schemas"]["RenewalChoice"];
        };
        PlanQuery: {
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
        };
        /** @description By what a plan is renewed, and when. */
        PlanRenewal: {
            /** @description What is charged at most. */
            amount: components["schemas"]["Money"];
            /** @description When it is charged, or tried again; absent when it is not tried any more. */
            at?: components["schemas"]["Time"];
            /** @description Absent where it was removed. */
            card?: components["schemas"]["SavedCard"];
            /** @description Why the last try failed. */
            failure?: components["schemas"]["RenewalFailure"];
            method: components["schemas"]["RenewalMethod"];
            /**
             * @description Why it would fail as things stand; a plan that is withdrawn from sale is not renewed.
             * @enum {string}
             */
            obstacle?: "cardRemoved" | "expiredCard" | "walletShort" | "planWithdrawn";
        };
        PlansChange: {
            plans: components["schemas"]["OperatorPlan"][];
            reason: components["schemas"]["Reason-2"];
            version?: components["schemas"]["Version"];
        };
        PlansChanged: {
            onOffer: number;
            /** @description So many are offered no more since this change. */
            withdrawn: number;
        };
        Position: {
            at: components["schemas"]["Time"];
            latitude: number;
            longitude: number;
            place_ar?: string;
            place_bn?: string;
            /** @description The town that it is in or near to. */
            place_en?: string;
        };
        PositionReport: {
            /** @description Now when left out. */
            at?: components["schemas"]["Time"];
            latitude: number;
            longitude: number;
        };
        /**
         * @description Money in an answer. What binds is `amount` in `currency`.
         * @example {
         *       "amount": 39400,
         *       "currency": "SAR",
         *       "approximate": {
         *         "amount": 1281813,
         *         "currency": "BDT",
         *         "rate": 32.53333333,
         *         "date": "2026-11-25",
         *         "source": "operator"
         *       }
         *     }
         */
        Price: {
            /** @description In the currency's minor unit. */
            amount: number;
            approximate?: components["schemas"]["Approximate"];
            currency: components["schemas"]["Currency"];
        };
        /** @description To its seller alone. */
        PriceList: {
            _id: components["schemas"]["Id"];
            buyers: components["schemas"]["KnownBuyer"][];
            currency: components["schemas"]["Currency"];
            name: string;
            rows: components["schemas"]["KeptPriceListRow"][];
            state: components["schemas"]["PriceListState"];
            updatedAt: components["schemas"]["Time"];
            /** Format: date */
            validFrom: string;
            /** Format: date */
            validUntil?: string;
            version: number;
        };
        PriceListChange: {
            /** @description Of `getKnownBuyers`, each once. */
            buyers: components["schemas"]["Id"][];
            /** @description That of its products. */
            currency: components["schemas"]["Currency"];
            /** @description To the seller alone. */
            name: string;
            rows: components["schemas"]["PriceListRow"][];
            /**
             * Format: date
             * @description The first day (UTC) that it holds on.
             */
            validFrom: string;
            /**
             * Format: date
             * @description The last day (UTC), today or later; open when left out.
             */
            validUntil?: string;
            /** @description That of the list when it was read. */
            version: number;
        };
        PriceListForm: {
            /** @description Of `getKnownBuyers`, each once. */
            buyers: components["schemas"]["Id"][];
            /** @description That of its products. */
            currency: components["schemas"]["Currency"];
            /** @description To the seller alone. */
            name: string;
            rows: components["schemas"]["PriceListRow"][];
            /**
             * Format: date
             * @description The first day (UTC) that it holds on.
             */
            validFrom: string;
            /**
             * Format: date
             * @description The last day (UTC), today or later; open when left out.
             */
            validUntil?: string;
        };
        PriceListRow: {
            productId: components["schemas"]["Id"];
            tiers: components["schemas"]["AgreedTiers"];
        };
        /**
         * @description Why the row does not hold: the product is no longer sold, is not on sale at present, or has another unit or currency than when the row was saved.
         * @enum {string}
         */
        PriceListRowProblem: "productDeleted" | "productHidden" | "unitChanged" | "currencyChanged";
        PriceLists: {
            lists: components["schemas"]["PriceListSummary"][];
        };
        /**
         * @description By the days of the list and that of the server (UTC); ended, too, when its seller ended it.
         * @enum {string}
         */
        PriceListState: "upcoming" | "valid" | "ended";
        PriceListSummary: {
            _id: components["schemas"]["Id"];
            buyerCount: number;
            currency: components["schemas"]["Currency"];
            name: string;
            rowCount: number;
            state: components["schemas"]["PriceListState"];
            updatedAt: components["schemas"]["Time"];
            /** Format: date */
            validFrom: string;
            /** Format: date */
            validUntil?: string;
        };
        /** @description The price of one unit of `minimumQuantity.unit`, for the whole quantity, from that quantity on. */
        PriceTier: {
            minimumQuantity: components["schemas"]["Quantity"];
            price: components["schemas"]["Money"];
        };
        Product: {
            _id: components["schemas"]["Id"];
            /** @description Only by `viewProduct`, to a buyer with whom the seller has agreed prices that hold today. */
            agreedPrices?: components["schemas"]["AgreedPrices"];
            brand?: string;
            casNumber: string;
            category: components["schemas"]["NamedReference"];
            certificates: components["schemas"]["Certificate"][];
            countryOfOrigin: components["schemas"]["Country"];
            /** @description Only with a UN number. */
            dangerousGoods?: components["schemas"]["DangerousGoods"];
            description_ar?: components["schemas"]["LocalText"];
            description_bn?: components["schemas"]["LocalText"];
            description_en?: components["schemas"]["LocalText"];
            documents: components["schemas"]["ProductDocument"][];
            ecNumber?: string;
            ghs: components["schemas"]["Ghs"];
            grade: components["schemas"]["Grade"];
            hasStructure: boolean;
            hsCode?: string;
            images: components["schemas"]["ProductImage"][];
            incoterms: components["schemas"]["Incoterm"][];
            leadTimeDays: number;
            minimumOrder: components["schemas"]["Quantity"];
            /** @description To its seller alone: the fields that an import left open. It cannot be put on the market before they are filled in. */
            missing?: string[];
            molecularFormula: string;
            /** @description g/mol. */
            molecularWeight: number;
            name_ar?: string;
            name_bn?: string;
            name_en: string;
            packaging: components["schemas"]["OfferedPackaging"][];
            physicalForm: components["schemas"]["PhysicalForm"];
            price: components["schemas"]["Price"];
            priceTiers: components["schemas"]["OfferedTier"][];
            priceUnit: components["schemas"]["Unit"];
            profileImage?: components["schemas"]["ProductImage"];
            promoted: boolean;
            /** @description To its seller alone. */
            promotedUntil?: components["schemas"]["Time"];
            purity: number;
            rating: number;
            ratingCount: number;
            /** @description The seller's own number; to its seller alone. */
            reference?: string;
            sample: components["schemas"]["SampleOffer"];
            seller: components["schemas"]["SellerSummary"];
            smiles?: string;
            status: components["schemas"]["ProductStatus"];
            stock: {
                unit: components["schemas"]["Unit"];
                value: number;
            };
            subCategory: components["schemas"]["NamedReference"];
            synonyms: string[];
            unNumber?: string;
            /** @description To its seller alone; counts the changes that it made, and is named by the next one. */
            version?: number;
            /** @description How often its page was opened by others than its seller; some seconds behind. */
            viewCount: number;
        };
        ProductBatch: {
            _id: components["schemas"]["Id"];
            /** @description While it is blocked. */
            blockedReason?: string;
            /** @description Certificates of analysis, the first one first. */
            certificates: components["schemas"]["Attachment"][];
            /** @description The newest first; at most 1,000 of all batches. */
            events: components["schemas"]["BatchEvent"][];
            expiresOn?: components["schemas"]["Day"];
            madeOn?: components["schemas"]["Day"];
            note?: string;
            number: components["schemas"]["BatchNumber"];
            packaging?: components["schemas"]["BatchPackaging"];
            /** @description What it holds. */
            quantity: components["schemas"]["Stock"];
            retestOn?: components["schemas"]["Day"];
            state: components["schemas"]["BatchState"];
        };
        ProductBatches: {
            batches: components["schemas"]["ProductBatch"][];
            name_ar?: string;
            name_bn?: string;
            name_en: string;
            /** @description The packages that the product lists. */
            packaging: components["schemas"]["BatchPackaging"][];
            productId: components["schemas"]["Id"];
            /** @description What accepted orders wait for. */
            reserved: components["schemas"]["Stock"];
            /** @description What can be ordered: what available batches hold, less `reserved`. */
            stock: components["schemas"]["Stock"];
        };
        ProductCard: {
            _id: components["schemas"]["Id"];
            /** @example 67-64-1 */
            casNumber: string;
            countryOfOrigin: components["schemas"]["Country"];
            description_ar?: components["schemas"]["LocalText"];
            description_bn?: components["schemas"]["LocalText"];
            description_en?: components["schemas"]["LocalText"];
            grade: components["schemas"]["Grade"];
            /** @description viewStructure answers a drawing. */
            hasStructure: boolean;
            /** @description Of the last tier. */
            lowestPrice?: components["schemas"]["Price"];
            minimumOrder: components["schemas"]["Quantity"];
            /** @description To its seller alone: the fields that an import left open. */
            missing?: string[];
            /**
             * @description As its seller wrote it; one in Hill order as the trade writes it, where that is known (H2SO4).
             * @example H2SO4
             */
            molecularFormula: string;
            name_ar?: string;
            name_bn?: string;
            name_en: string;
            physicalForm: components["schemas"]["PhysicalForm"];
            /** @description Of one `priceUnit` at the minimum order. */
            price: components["schemas"]["Price"];
            priceUnit: components["schemas"]["Unit"];
            profileImage?: components["schemas"]["ProductImage"];
            promoted: boolean;
            /** @description To its seller alone. */
            promotedUntil?: components["schemas"]["Time"];
            /** @description Percent. */
            purity: number;
            rating: number;
            ratingCount: number;
            /** @description The seller's own number; to its seller alone. */
            reference?: string;
            seller: components["schemas"]["SellerSummary"];
            status: components["schemas"]["ProductStatus"];
            stock: {
                unit: components["schemas"]["Unit"];
                value: number;
            };
            /** @description To its seller alone; counts the changes that it made, and is named by the next one. */
            version?: number;
            /** @description To its seller alone: how often its page was opened by others; some seconds behind. */
            viewCount?: number;
        };
        ProductDocument: {
            /** @enum {string} */
            access: "public" | "onRequest";
            /** @description Of a public document whose file is here; viewFile answers it. */
            fileId?: components["schemas"]["Id"];
            /** Format: date */
            issuedOn?: string;
            kind: components["schemas"]["DocumentKind"];
            /** @enum {string} */
            language?: "en" | "ar" | "bn";
            version?: string;
        };
        /**
         * Format: uri-reference
         * @description A path below the site's root.
         */
        ProductImage: string;
        ProductPage: {
            /** @description With getProducts that asks for them. */
            facets?: components["schemas"]["Facets"];
            moreExist?: components["schemas"]["MoreExist"];
            products: components["schemas"]["ProductCard"][];
            /** @description The products that can be paged through: all of one seller, else at most 1,000. */
            total: components["schemas"]["Total"];
        };
        ProductQuery: {
            categoryId?: components["schemas"]["Id"];
            /** @description The product has all of them. */
            certificates?: components["schemas"]["Certificate"][];
            countries?: components["schemas"]["Country"][];
            forms?: components["schemas"]["PhysicalForm"][];
            grades?: components["schemas"]["Grade"][];
            inStock?: boolean;
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description Of `priceFrom` and `priceTo`: US dollars unless named. */
            priceCurrency?: components["schemas"]["Currency"];
            /** @description Units of `priceCurrency` per kilogram, litre or piece, at the reference rates. */
            priceFrom?: number;
            priceTo?: number;
            search?: string;
            sellerId?: components["schemas"]["Id"];
            sort?: components["schemas"]["ProductSort"];
            subCategoryId?: components["schemas"]["Id"];
            /** @description Answer the facets too; they are the same for all pages. */
            withFacets?: boolean;
        };
        /**
         * @default promoted
         * @enum {string}
         */
        ProductSort: "promoted" | "top" | "newest" | "priceAscending" | "priceDescending" | "name";
        /**
         * @description Active ones are on the market. A deleted one is shown nowhere: orders keep what they say of it.
         * @enum {string}
         */
        ProductStatus: "active" | "inactive" | "deleted";
        /** @description That of the product when it was read. */
        ProductVersion: number;
        Profile: {
            _id: components["schemas"]["Id"];
            accountType: components["schemas"]["AccountType"];
            businessName?: string;
            country: components["schemas"]["Country"];
            /** @description The card kept last that is still valid. */
            creditCard?: components["schemas"]["CardOnFile"];
            fullName: string;
            /** @description Where a page finds the picture. */
            profileImage?: string;
            qrCode: components["schemas"]["QrContent"];
            /** @description The plan that holds now, the free one included. */
            subscription?: components["schemas"]["SubscribedPlan"];
        };
        ProfileEdit: {
            about_ar?: string;
            about_bn?: string;
            about_en?: string;
            /** @description Only of a company. */
            businessName?: string;
            city?: string;
            fullName?: string;
            /** @description Of the plant, those that stay; all of them when it is left out. */
            keptPhotos?: components["schemas"]["ProductImage"][];
            /** @description Further ones of the plant. */
            photos?: components["schemas"]["ImageUpload"][];
            postalCode?: string;
            profileImage?: components["schemas"]["ImageUpload"];
            street?: string;
        };
        Proof: {
            at: components["schemas"]["Time"];
            /** @description Who reported it. */
            by: components["schemas"]["Side"];
            /** @description For both sides. */
            files: components["schemas"]["Attachment"][];
            receivedBy?: string;
            signature?: components["schemas"]["Signature"];
        };
        ProposalAnswer: {
            /** @enum {string} */
            event: "proposal.accept" | "proposal.decline" | "proposal.withdraw";
            proposalId: components["schemas"]["Id"];
            /** @description Of a decline. */
            reason?: components["schemas"]["ReasonText"];
        };
        /**
         * @description Replaced by a newer one of its side; lapsed when the dispute ended otherwise.
         * @enum {string}
         */
        ProposalState: "open" | "accepted" | "declined" | "withdrawn" | "replaced" | "lapsed";
        ProposedBankAccount: {
            bankDetails: components["schemas"]["BankDetails"];
            /** @description Whoever reads it proposed it; another operator has to approve it. */
            isOwn: boolean;
            proposedAt: components["schemas"]["Time"];
            /** @description The operator's e-mail address. */
            proposedBy: string;
            reason: string;
        };
        ProvidedFile: {
            _id: components["schemas"]["Id"];
            contentType: string;
            fileName: string;
            /** @description In bytes. */
            size: number;
        };
        PurchasedPlan: {
            current: components["schemas"]["CurrentPlan"];
            /** @description To be proceeded with; absent when nothing is to be paid. */
            payment?: components["schemas"]["Payment"];
        };
        PushChoice: {
            pushNotifications: boolean;
        };
        PushToken: {
            deviceId: components["schemas"]["DeviceId"];
            fcmToken: components["schemas"]["FcmToken"];
        };
        /**
         * Format: uri-reference
         * @description Where the account's QR code leads: the page of the seller, by a path below the site's root.
         */
        QrContent: string;
        /**
         * @example {
         *       "value": 160,
         *       "unit": "kg"
         *     }
         */
        Quantity: {
            unit: components["schemas"]["Unit"];
            value: number;
        };
        QuantityLeft: {
            unit: components["schemas"]["Unit"];
            value: number;
        };
        QueryResult: {
            products: components["schemas"]["ProductCard"][];
            sellers: components["schemas"]["Seller"][];
            total: number;
            understood: {
                casNumbers: string[];
                ecNumbers: string[];
                /** @description Lines of the text that found products. */
                names: string[];
                unNumbers: string[];
            };
        };
        QueuePage: {
            /** @description Of one entry alone, if it waits. */
            id?: components["schemas"]["Id"];
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
        };
        QueueQuery: {
            /** @description Of one entry alone, whatever its state. */
            id?: components["schemas"]["Id"];
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            /**
             * @description What waits unless told.
             * @enum {string}
             */
            state?: "waiting" | "decided";
        };
        QuotationRequest: {
            /** @enum {string} */
            action: "request" | "again" | "order";
            addressId?: components["schemas"]["Id"];
            /** @description Ids that addAttachment answered. With `again`: the new ones; those of the old quote stay with it. */
            attachments?: components["schemas"]["Id"][];
            /** @description Documents wanted with the goods. */
            documents?: components["schemas"]["DocumentKind"][];
            incoterm?: components["schemas"]["Incoterm"];
            incotermPlace?: components["schemas"]["IncotermPlace"];
            message?: components["schemas"]["QuoteMessage"];
            neededBy?: components["schemas"]["Day"];
            packaging?: components["schemas"]["PackageChoice"];
            /** @description With `request`. */
            productId?: components["schemas"]["Id"];
            quantity?: components["schemas"]["Quantity"];
            /** @description With `again` and `order`. */
            quoteId?: components["schemas"]["Id"];
            /** @description Of one `priceUnit` of the product, in its currency. */
            targetPrice?: components["schemas"]["Money"];
            /** @description Where the buyer counts days; that of the account's country when left out. */
            timeZone?: components["schemas"]["TimeZone"];
            /** @description With `order`. */
            version?: number;
            /** @description With `again`: what the old quote has and the new one has not. */
            without?: ("targetPrice" | "incotermPlace" | "neededBy" | "message" | "packaging")[];
        };
        Quote: {
            _id: components["schemas"]["Id"];
            /** @description Of the request; for both sides. */
            attachments: components["schemas"]["Attachment"][];
            buyer: components["schemas"]["Party"];
            createdAt: components["schemas"]["Time"];
            /** @description Of all its prices; that of the product when it was requested. */
            currency: components["schemas"]["Currency"];
            deliveryAddress: components["schemas"]["DeliveryAddress"];
            documents: components["schemas"]["DocumentKind"][];
            /** @description While it is open it ends then by itself. */
            expiresAt: components["schemas"]["Time"];
            /** @description The quote that was asked for again by this one. */
            fromQuoteId?: components["schemas"]["Id"];
            incoterm: components["schemas"]["Incoterm"];
            incotermPlace?: string;
            item: components["schemas"]["QuoteItem"];
            /** @constant */
            kind: "quote";
            message?: string;
            neededBy?: components["schemas"]["Day"];
            /** @example KQ-26-7K3M9-QX2AB */
            number: string;
            /** @description All rounds, the first one first. */
            offers: components["schemas"]["QuoteOffer"][];
            /** @description The order that its acceptance made. */
            orderId?: components["schemas"]["Id"];
            /** @description Why it was rejected or withdrawn. */
            reason?: string;
            seller: components["schemas"]["Party"];
            status: components["schemas"]["QuoteStatus"];
            targetPrice?: components["schemas"]["Price"];
            timeline: components["schemas"]["QuoteTimelineEntry"][];
            timeZone: components["schemas"]["TimeZone"];
            updatedAt: components["schemas"]["Time"];
            version: components["schemas"]["QuoteVersion"];
        };
        /** @description A snapshot taken when the quote was requested. */
        QuoteItem: {
            /** @description Of a request in packages, before it was rounded up to whole ones. */
            askedQuantity?: components["schemas"]["Quantity"];
            casNumber: string;
            grade?: components["schemas"]["Grade"];
            hasStructure: boolean;
            name_ar?: string;
            name_bn?: string;
            name_en: string;
            packages?: components["schemas"]["OrderedPackages"];
            priceUnit: components["schemas"]["Unit"];
            productId: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            unNumber?: string;
        };
        QuoteMessage: string;
        /** @description One round, of either side; never changed. */
        QuoteOffer: {
            at: components["schemas"]["Time"];
            /** @enum {string} */
            by: "buyer" | "seller";
            /** @description The end of that day in the buyer's time zone. */
            expiresAt: components["schemas"]["Time"];
            leadTimeDays: number;
            terms?: string;
            /** @description What an order on these terms costs. */
            totals: components["schemas"]["OrderTotals"];
            validUntil: components["schemas"]["Day"];
            version: components["schemas"]["QuoteVersion"];
        };
        /** @enum {string} */
        QuoteStatus: "requested" | "offered" | "countered" | "accepted" | "rejected" | "withdrawn" | "expired";
        QuoteSummary: {
            _id: components["schemas"]["Id"];
            buyer: components["schemas"]["Party"];
            createdAt: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"];
            item: components["schemas"]["QuoteItem"];
            /** @constant */
            kind: "quote";
            /** @example KQ-26-7K3M9-QX2AB */
            number: string;
            seller: components["schemas"]["Party"];
            status: components["schemas"]["QuoteStatus"];
            /** @description What an order on the last terms costs; none before the first offer. */
            total?: components["schemas"]["Price"];
            version: components["schemas"]["QuoteVersion"];
        };
        QuoteTimelineEntry: {
            at: components["schemas"]["Time"];
            /** @enum {string} */
            by: "buyer" | "seller" | "system";
            note?: string;
            /**
             * @description The state it came to; `noted` is a question or an answer that moved nothing.
             * @enum {string}
             */
            step: "requested" | "offered" | "countered" | "accepted" | "rejected" | "withdrawn" | "expired" | "noted";
            /** @description Of an offer that was made or accepted. */
            version?: components["schemas"]["QuoteVersion"];
        };
        /** @description The number of the last offer or counter-offer; 0 before the first. */
        QuoteVersion: number;
        /** @description How the daily file of the European Central Bank was last read. */
        RateFetch: {
            /** @description Of the last try. */
            at?: components["schemas"]["Time"];
            /** @description Why it was refused, in English. */
            problem?: string;
            /**
             * @description none: this installation reads no file; refused: it cannot be used, and the rates before it stay; away: the bank did not answer.
             * @enum {string}
             */
            state: "none" | "waiting" | "taken" | "refused" | "away";
        };
        /**
         * @description The European Central Bank where both rates are its own, else the marketplace's operator.
         * @enum {string}
         */
        RateSource: "ecb" | "operator";
        Rating: {
            _id: components["schemas"]["Id"];
            author: components["schemas"]["RatingAuthor"];
            createdAt: components["schemas"]["Time"];
            /** @description Until then its author may change it. */
            editableUntil: components["schemas"]["Time"];
            photos: components["schemas"]["PhotoAddress"][];
            productId: components["schemas"]["Id"];
            repliedAt?: components["schemas"]["Time"];
            /** @description The seller's. */
            reply?: string;
            sellerStars: components["schemas"]["Stars"];
            stars: components["schemas"]["Stars"];
            text?: string;
            updatedAt: components["schemas"]["Time"];
        };
        RatingAuthor: {
            country: components["schemas"]["Country"];
            /** @description A company by its name, a person by first name and initial. */
            name: string;
        };
        RatingEdit: {
            keptPhotos?: components["schemas"]["PhotoAddress"][];
            photos?: components["schemas"]["RatingPhotos"];
            sellerStars: components["schemas"]["Stars"];
            stars: components["schemas"]["Stars"];
            text?: components["schemas"]["RatingWords"];
        };
        RatingPage: {
            /** @description 0 when nobody has rated. */
            average: number;
            /** @description How many gave one star, two, … five. */
            counts: number[];
            mayRate: boolean;
            own?: components["schemas"]["Rating"];
            ratings: components["schemas"]["Rating"][];
            total: number;
        };
        RatingPhotos: components["schemas"]["ImageUpload"][];
        RatingQuery: {
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            productId: components["schemas"]["Id"];
            sort?: components["schemas"]["RatingSort"];
            stars?: components["schemas"]["Stars"];
        };
        RatingReply: {
            text: string;
        };
        /**
         * @default newest
         * @enum {string}
         */
        RatingSort: "newest" | "highest" | "lowest";
        /** @description Empty for stars alone. */
        RatingWords: string;
        ReadMark: {
            /** @description The last message that was read. */
            sequence: components["schemas"]["Sequence"];
        };
        ReadText: {
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description What was read. */
            query: string;
        };
        Reason: {
            reason: components["schemas"]["ReasonText"];
        };
        /** @description Kept in the log of security events. */
        "Reason-2": string;
        ReasonText: string;
        /** @description Who took the goods. */
        ReceiverName: string;
        Recommendation: {
            products: components["schemas"]["ProductCard"][];
            total: number;
        };
        RecommendationQuery: {
            /** @description 12 unless asked otherwise. */
            pageSize?: number;
            productId?: components["schemas"]["Id"];
        };
        /**
         * @description Sixteen letters and digits; case, spaces and dashes do not count.
         * @example 7KQF-M2XA-9RTB-C4DN
         */
        RecoveryCode: string;
        RecoveryCodes: {
            recoveryCodes: components["schemas"]["RecoveryCode"][];
        };
        Refused: {
            code: number;
            /** @constant */
            error: true;
            message: string;
            results: {
                /** @description Only with 500; to be told to support. */
                requestId?: string;
            };
        };
        RenewalChoice: {
            method: components["schemas"]["RenewalMethod"];
            /** @description Needed by card; without it `subscribe` takes the card that pays, which must be a kept one or be kept. */
            savedCardId?: components["schemas"]["Id"];
        };
        /**
         * @description `secondStepFailed`: the bank wants its customer to confirm the payment, which nobody can do but they.
         * @enum {string}
         */
        RenewalFailure: "cardDeclined" | "insufficientFunds" | "expiredCard" | "secondStepFailed" | "cardRemoved" | "walletShort";
        /** @enum {string} */
        RenewalMethod: "wallet" | "card";
        RenewedPlan: {
            plan: {
                name_ar?: string;
                name_bn?: string;
                name_en: string;
            };
            subscription: components["schemas"]["Subscription"];
        };
        RenewedSession: {
            /** @description The session's from now on. */
            token: string;
        };
        /** @description The listing as it was when it was reported. */
        ReportedListing: {
            brand?: string;
            casNumber: string;
            description_ar?: string;
            description_bn?: string;
            description_en?: string;
            grade: string;
            /** @description Of one unit. */
            price: components["schemas"]["Money"];
            purity: number;
            unit: components["schemas"]["Unit"];
        };
        RequestedPayouts: {
            /** @description In which payouts are due, on whatever page they stand. */
            currencies: components["schemas"]["Currency"][];
            /** @description A hundred at most. */
            payouts: components["schemas"]["OperatorPayout"][];
            total: components["schemas"]["Total"];
        };
        /** @description As it was named when the document was asked for. */
        RequestedProduct: {
            _id: components["schemas"]["Id"];
            casNumber: string;
            name_ar?: string;
            name_bn?: string;
            name_en: string;
        };
        Requirement: {
            _id: components["schemas"]["Id"];
            /** @description For whoever may see the requirement. */
            attachments: components["schemas"]["Attachment"][];
            /** @description Only to its buyer: all but the withdrawn ones, the cheapest first. */
            bids?: components["schemas"]["Bid"][];
            budget?: components["schemas"]["Price"];
            buyer: components["schemas"]["RequirementBuyer"];
            casNumber?: string;
            category?: components["schemas"]["NamedReference"];
            createdAt: components["schemas"]["Time"];
            currency: components["schemas"]["Currency"];
            deadline: components["schemas"]["Time"];
            /** @description The buyer can award until then. */
            decideBy: components["schemas"]["Time"];
            delivery: components["schemas"]["Delivery"];
            /** @description Only to its buyer. */
            deliveryAddress?: components["schemas"]["AddressFields"];
            description?: string;
            grade?: components["schemas"]["Grade"];
            incoterm?: components["schemas"]["Incoterm"];
            isPublic: boolean;
            /** @enum {string} */
            language: "en" | "ar" | "bn";
            /** @description The caller's own newest bid. */
            myBid?: components["schemas"]["Bid"];
            number: string;
            openForBids: boolean;
            /** @description The caller is its buyer. */
            own: boolean;
            productName: string;
            quantity: components["schemas"]["Quantity"];
            /** @description Why it was closed. */
            reason?: string;
            status: components["schemas"]["RequirementStatus"];
            targetPrice?: components["schemas"]["Price"];
            title: string;
            updatedAt: components["schemas"]["Time"];
        };
        /** @description Who it is, a seller learns with the order. */
        RequirementBuyer: {
            /** @enum {string} */
            accountType: "Individual" | "Company";
            country: components["schemas"]["Country"];
        };
        RequirementFields: {
            /** @description Where to deliver; sellers see city and country. */
            addressId: components["schemas"]["Id"];
            /** @description Ids that addAttachment answered. In an edit: those that it has when left out, exactly these otherwise. */
            attachments?: components["schemas"]["Id"][];
            /** @description No bid may come to more, carriage and tax included. */
            budget?: components["schemas"]["Money"];
            casNumber?: components["schemas"]["CasNumber"];
            categoryId?: components["schemas"]["Id"];
            /** @description Of the target price, the budget, and every bid. */
            currency: components["schemas"]["Currency"];
            deadline: components["schemas"]["Time"];
            description?: string;
            grade?: components["schemas"]["Grade"];
            incoterm?: components["schemas"]["Incoterm"];
            /** @description Visitors see it among the tender news. */
            isPublic?: boolean;
            /** @example Sodium hydroxide */
            productName: string;
            quantity: components["schemas"]["Quantity"];
            /** @description Hoped for per unit of `quantity`; binds nobody. */
            targetPrice?: components["schemas"]["Money"];
            /** @example Caustic soda flakes for three dyeing lines */
            title: string;
        };
        RequirementPage: {
            requirements: components["schemas"]["RequirementSummary"][];
            total: components["schemas"]["Total"];
        };
        RequirementQuery: {
            categoryId?: components["schemas"]["Id"];
            /** @description Where to deliver. */
            countries?: components["schemas"]["Country"][];
            /** @description As Seller. */
            myBids?: boolean;
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description Words of title, product, CAS number, description or number. */
            search?: string;
            sort?: components["schemas"]["RequirementSort"];
            /** @description Of own ones, or with `myBids`. */
            statuses?: components["schemas"]["RequirementStatus"][];
            /** @description As Seller: of those that take bids, the ones for which the caller has never bid. */
            withoutBid?: boolean;
        };
        /**
         * @default newest
         * @enum {string}
         */
        RequirementSort: "newest" | "closingSoon";
        /** @enum {string} */
        RequirementStatus: "open" | "awarded" | "closed" | "expired";
        RequirementSummary: {
            _id: components["schemas"]["Id"];
            /** @description The lowest that one of these bids asks for one unit of `quantity`, carriage and tax included. */
            bestPrice?: components["schemas"]["Price"];
            /** @description Bids that stand or were accepted; only to its buyer. */
            bidCount?: number;
            budget?: components["schemas"]["Price"];
            buyer: components["schemas"]["RequirementBuyer"];
            casNumber?: string;
            createdAt: components["schemas"]["Time"];
            currency: components["schemas"]["Currency"];
            deadline: components["schemas"]["Time"];
            delivery: components["schemas"]["Delivery"];
            grade?: components["schemas"]["Grade"];
            incoterm?: components["schemas"]["Incoterm"];
            isPublic: boolean;
            /**
             * @description Of title and description.
             * @enum {string}
             */
            language: "en" | "ar" | "bn";
            /** @description The caller's newest bid, if it has made one. */
            myBid?: components["schemas"]["Bid"];
            /** @example KR-26-7K3M9-QX2AB */
            number: string;
            /** @description Open and before its deadline. */
            openForBids: boolean;
            productName: string;
            quantity: components["schemas"]["Quantity"];
            status: components["schemas"]["RequirementStatus"];
            targetPrice?: components["schemas"]["Price"];
            title: string;
        };
        ResetToken: string;
        /** @description What is special about an order of kind `sample`. The two moments are targets, shown to both sides; nothing lapses by them. */
        Sample: {
            /** @description 48 hours after it was asked for. */
            answerBy: components["schemas"]["Time"];
            purpose: components["schemas"]["SamplePurpose"];
            /** @description 7 days after the seller accepted. */
            shipBy?: components["schemas"]["Time"];
            yearlyVolume: components["schemas"]["Quantity"];
        };
        SampleOffer: {
            /** @description The largest sample. Only when offered. */
            maximum?: components["schemas"]["Quantity"];
            offered: boolean;
            /** @description Of one sample of any size, delivered; zero when it is free. Only when offered. */
            price?: components["schemas"]["Price"];
        };
        /** @example Trial batch of a water-based coating */
        SamplePurpose: string;
        SavedCard: {
            _id: components["schemas"]["Id"];
            /** @example visa */
            brand: string;
            expired: boolean;
            expiryMonth: number;
            expiryYear: number;
            lastFour: string;
        };
        SavedCards: {
            cards: components["schemas"]["SavedCard"][];
            provider: components["schemas"]["CardProvider"];
        };
        SealedEventQuery: {
            /** @description Of the last event that is known; 0 for none. */
            after: number;
        };
        SealedEvents: {
            /** @description What the chain hangs on once its oldest events were removed, as JSON. */
            anchor?: string;
            /** @description Five hundred at most; none after the last. */
            events: components["schemas"]["SecurityEvent"][];
        };
        SearchHistory: {
            history: components["schemas"]["SearchHistoryEntry"][];
            total: number;
        };
        SearchHistoryEntry: {
            _id: components["schemas"]["Id"];
            keyword: string;
            searchedAt: components["schemas"]["Time"];
        };
        SearchQuery: {
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            search: string;
        };
        SearchResult: {
            /** @description Nothing matched as typed; these are near matches. */
            corrected: boolean;
            moreExist?: components["schemas"]["MoreExist"];
            products: components["schemas"]["ProductCard"][];
            sellers: components["schemas"]["Seller"][];
            /** @description The products that can be paged through: at most 1,000. */
            total: components["schemas"]["Total"];
        };
        SecondFactor: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Time"];
            kind: components["schemas"]["FactorKind"];
            /** @description Missing until a sign-in has used it. */
            lastUsedAt?: components["schemas"]["Time"];
            name: components["schemas"]["FactorName"];
        };
        SecondFactorAsked: {
            expiresAt: components["schemas"]["Time"];
            /** @description What the account can be opened with. */
            kinds: ("authenticator" | "passkey" | "recoveryCode")[];
            /** @description Only of an account with a passkey. */
            passkey?: components["schemas"]["PasskeyRequestOptions"];
            signInToken: components["schemas"]["SignInToken"];
        };
        SecondFactors: {
            factors: components["schemas"]["SecondFactor"][];
            recoveryCodesLeft: number;
            total: components["schemas"]["Total"];
        };
        SectionTexts: {
            ar?: string;
            bn?: string;
            en?: string;
        };
        SecurityEvent: {
            _id: components["schemas"]["Id"];
            /** @description The account that it is about. */
            accountId: string | null;
            /** @description The id of a user, the address or name of an operator. */
            actor: string | null;
            /** @enum {string} */
            actorType: "visitor" | "user" | "operator" | "server";
            address: string | null;
            after: {
                [key: string]: unknown;
            } | null;
            at: components["schemas"]["Time"];
            before: {
                [key: string]: unknown;
            } | null;
            hash: string | null;
            kind: string;
            previousHash: string | null;
            reason: string | null;
            requestId: string | null;
            seal: string | null;
            /** @description Its place in the chain; null until it is sealed. */
            sequence: number | null;
            subject: string | null;
            userAgent: string | null;
        };
        SecurityEventPage: {
            events: components["schemas"]["SecurityEvent"][];
            total: components["schemas"]["Total"];
        };
        SecurityEventQuery: {
            /** @description Events about this account, by its address or id. */
            account?: string;
            from?: components["schemas"]["Time"];
            /** @example signIn.refused */
            kind?: string;
            /** @description What this operator did, by address or name on the command line. */
            operator?: string;
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description Before this moment. */
            to?: components["schemas"]["Time"];
        };
        SecurityLogHead: {
            head?: string;
        };
        SecurityLogVerified: {
            /** @description So many events hold. */
            count: number;
            /** @description The first place that does not hold; left out of a log that is whole. */
            fault?: {
                /** @enum {string} */
                reason: "altered" | "removed" | "inserted" | "unsealed" | "reordered" | "otherKey" | "anchor" | "cut";
                sequence: number;
            };
            /** @description The last event that holds, to be kept elsewhere. */
            head?: {
                hash: string;
                sequence: number;
            };
            /** @description So many wait to be sealed. */
            unsealed: number;
        };
        Seller: {
            _id: components["schemas"]["Id"];
            about_ar?: components["schemas"]["LocalText"];
            about_bn?: components["schemas"]["LocalText"];
            about_en?: components["schemas"]["LocalText"];
            businessName: string;
            city: string;
            country: components["schemas"]["Country"];
            currency: components["schemas"]["Currency"];
            fullName: string;
            /** Format: date */
            memberSince: string;
            /** @description Of the plant, on the page of the seller; left out of lists. */
            photos?: components["schemas"]["ProductImage"][];
            productCount: number;
            profileImage?: components["schemas"]["ProductImage"];
            rating: number;
            ratingCount: number;
            /** @description Median time to the first answer to orders, quotes, samples, document requests and chats of the last ninety days, measured daily; left out below five answers. */
            responseHours?: number;
            verified: boolean;
        };
        SellerPage: {
            sellers: components["schemas"]["Seller"][];
            total: components["schemas"]["Total"];
        };
        SellerProductQuery: {
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            search?: string;
            sellerId: components["schemas"]["Id"];
            /** @description Only those of which less is there than the minimum order. */
            soldOut?: boolean;
            sort?: components["schemas"]["SellerProductSort"];
            /**
             * @description To the seller itself; others see active ones alone, whatever they ask.
             * @enum {string}
             */
            status?: "active" | "inactive";
        };
        /**
         * @default top
         * @enum {string}
         */
        SellerProductSort: "promoted" | "top" | "newest" | "priceAscending" | "priceDescending" | "name" | "mostViewed";
        SellerQuery: {
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            search?: string;
        };
        SellerRating: {
            product: components["schemas"]["NamedReference"];
            rating: components["schemas"]["Rating"];
        };
        SellerRatingPage: {
            average: number;
            counts: number[];
            ratings: components["schemas"]["SellerRating"][];
            total: number;
        };
        SellerRatingQuery: {
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            sellerId: components["schemas"]["Id"];
            sort?: components["schemas"]["RatingSort"];
            stars?: components["schemas"]["Stars"];
        };
        SellerSummary: {
            _id: components["schemas"]["Id"];
            businessName: string;
            country: components["schemas"]["Country"];
            profileImage?: components["schemas"]["ProductImage"];
            rating: number;
            ratingCount: number;
            verified: boolean;
        };
        SellerTasks: {
            /** @description Those of `toProcess` and `toDispatch` that are `due` to be dispatched. */
            dispatchDue: components["schemas"]["Total"];
            /** @description Requests for documents to answer. */
            documents: components["schemas"]["Total"];
            /** @description Orders with a shipment that could not be handed over. */
            failedDeliveries: components["schemas"]["Total"];
            /** @description Whether freight rates are to be stated: the caller has products and no rates. */
            freightRates: boolean;
            /** @description Orders to accept or reject. */
            fresh: components["schemas"]["Total"];
            /** @description Orders in dispute. */
            inDispute: components["schemas"]["Total"];
            /** @description Requests for quotes and counter-offers to answer. */
            quotes: components["schemas"]["Total"];
            /** @description Requirements that take bids and that the caller has never bid for; 100 when there are more. */
            requirements: number;
            /** @description Orders of which a part is dispatched and the rest is not. */
            restToDispatch: components["schemas"]["Total"];
            /** @description Requests for samples to answer. */
            samples: components["schemas"]["Total"];
            /** @description Accepted samples to invoice, to process or to dispatch. */
            samplesToSend: components["schemas"]["Total"];
            /** @description Orders in processing. */
            toDispatch: components["schemas"]["Total"];
            /** @description Accepted orders without an invoice. */
            toInvoice: components["schemas"]["Total"];
            /** @description Orders to begin: paid, or on terms and invoiced. */
            toProcess: components["schemas"]["Total"];
            /** @description In all chats. */
            unreadMessages: components["schemas"]["Total"];
        };
        /** @description The number of a message within its chat; 0 is before the first. */
        Sequence: number;
        Session: {
            _id: components["schemas"]["Id"];
            /** @example Firefox */
            browser?: string;
            createdAt: components["schemas"]["Time"];
            /** @description The session that asks. */
            current: boolean;
            lastSeenAt: components["schemas"]["Time"];
            /** @example Android */
            system?: string;
        };
        Sessions: {
            sessions: components["schemas"]["Session"][];
            total: components["schemas"]["Total"];
        };
        /** @description A session description of WebRTC. */
        SessionText: string;
        SettlementProposal: {
            _id: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            /** @enum {string} */
            by: "buyer" | "seller";
            closedAt?: components["schemas"]["Time"];
            note: string;
            /** @description Why it was declined. */
            reason?: string;
            refund?: components["schemas"]["Price"];
            settlement: components["schemas"]["DisputeOutcome"];
            state: components["schemas"]["ProposalState"];
        };
        SettlementRequest: {
            /** @description Why; the other side reads it. */
            note: components["schemas"]["ReasonText"];
            /** @description Of a part refund, in the currency of the order: more than nothing, less than what was paid. */
            refund?: components["schemas"]["Money"];
            settlement: components["schemas"]["DisputeOutcome"];
        };
        SharedTransfer: {
            _id: components["schemas"]["Id"];
            amount: components["schemas"]["Money"];
            kind: components["schemas"]["TransferKind"];
            orderNumber?: string;
        };
        /**
         * Format: date
         * @description The latest day on which the buyer wants the goods to leave the seller.
         */
        ShipBy: string;
        Shipment: {
            _id: components["schemas"]["Id"];
            acceptedAt?: components["schemas"]["Time"];
            /** @description None where the seller named none. */
            batches: components["schemas"]["ShippedBatch"][];
            carriage?: components["schemas"]["ShipmentCarriage"];
            carrierName?: string;
            deliveryMethod: components["schemas"]["DeliveryMethod"];
            dispatchedAt: components["schemas"]["Time"];
            driverName?: string;
            driverPhone?: string;
            expectedOn?: components["schemas"]["Day"];
            /** @description Attempts in which it could not be handed over, the first first. */
            failures: components["schemas"]["DeliveryFailure"][];
            grossKilograms?: number;
            packages?: components["schemas"]["Packages"];
            /** @description 1 is the first of its order. */
            position: number;
            /** @description The last five hundred. */
            positions: components["schemas"]["Position"][];
            /** @description Once it is delivered. */
            proof?: components["schemas"]["Proof"];
            quantity: components["schemas"]["Quantity"];
            /** @description Why it was taken back. */
            reason?: string;
            /** @description Rises with each driver; the links of earlier ones are dead. */
            revision: number;
            startedAt?: components["schemas"]["Time"];
            state: components["schemas"]["ShipmentState"];
            trackingLink?: string;
            trackingNumber?: string;
            vehicle?: string;
        };
        /** @description How dangerous goods were declared for carriage when they left. */
        ShipmentCarriage: {
            /** @example UN 1090 ACETONE, 3, II, (D/E) */
            description: string;
            /** @description Answered at all hours. */
            emergencyPhone: string;
            /** @example UN1090 */
            unNumber: string;
        };
        ShipmentChange: {
            /** @description Proof of the delivery: ids that addAttachment answered. */
            attachments?: components["schemas"]["Id"][];
            /** @description The day of the delivery; today when left out. Not in the future, not before the dispatch. */
            deliveredOn?: components["schemas"]["Day"];
            /** @description Needed to replace a driver. */
            driver?: components["schemas"]["DriverFields"];
            /** @enum {string} */
            event: "shipment.deliver" | "shipment.retry" | "shipment.replaceDriver" | "shipment.cancel";
            /** @description Needed of another attempt, by the same driver or another: its day, not before today. */
            expectedOn?: components["schemas"]["Day"];
            /** @description Needed to cancel. */
            reason?: components["schemas"]["ReasonText"];
            /** @description Needed when the seller reports a delivery. */
            receivedBy?: components["schemas"]["ReceiverName"];
        };
        /**
         * @description Of a driver: offered until it is accepted; failed once it could not be handed over, until its seller arranges what comes next. Of a courier: under way from the first. Ready to be collected is offered, too.
         * @enum {string}
         */
        ShipmentState: "offered" | "accepted" | "underway" | "failed" | "delivered" | "cancelled";
        ShippedBatch: {
            /** @description Certificates of analysis, for both sides of the order; the first one first. */
            certificates?: components["schemas"]["Attachment"][];
            expiresOn?: components["schemas"]["Day"];
            madeOn?: components["schemas"]["Day"];
            number: string;
            /** @description In the unit of the shipment. */
            quantity?: number;
            retestOn?: components["schemas"]["Day"];
        };
        /** @enum {string} */
        Side: "buyer" | "seller" | "carrier" | "system";
        /** @description The strokes of a pen on a field of 1000 × 400, each as x and y in turn. */
        Signature: number[][];
        SignedIn: {
            token: string;
            user: components["schemas"]["User"];
        };
        SignInConfirmation: {
            code?: components["schemas"]["AuthenticatorCode"];
            passkey?: components["schemas"]["PasskeyAssertion"];
            recoveryCode?: components["schemas"]["RecoveryCode"];
            signInToken: components["schemas"]["SignInToken"];
        };
        SignInDenied: {
            codeToken: components["schemas"]["CodeToken"];
            email: components["schemas"]["Email"];
            expiresAt: components["schemas"]["Time"];
            /** @description Seconds until another code can be asked for. */
            resendAfter: number;
        };
        /** @description Belongs to this one sign-in. */
        SignInToken: string;
        Signup: {
            /** @constant */
            acceptedTerms: true;
            accountType: components["schemas"]["AccountType"];
            /** @description Needed for a company. */
            businessName?: string;
            country: components["schemas"]["Country"];
            countryCode: components["schemas"]["CallingCode"];
            email: components["schemas"]["Email"];
            fullName: string;
            password: components["schemas"]["Password"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            taxNumber?: string;
        };
        /** @example acids */
        Slug: string;
        Spending: {
            /** @description That the buyer has paid in. */
            currencies: components["schemas"]["Currency"][];
            months: {
                /** @description So many were paid. */
                orders: number;
                refunded: components["schemas"]["Money"];
                spent: components["schemas"]["Money"];
                /**
                 * Format: date
                 * @description Its first day.
                 */
                start: string;
            }[];
            refunded: components["schemas"]["Money"];
            /** @description In all months together. */
            spent: components["schemas"]["Money"];
        };
        SpendingQuery: {
            /** @description Unless named that of the newest month with a movement, of several the last by alphabet. */
            currency?: components["schemas"]["Currency"];
            from?: components["schemas"]["Time"];
            to?: components["schemas"]["Time"];
        };
        Stars: number;
        StatementQuery: {
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            format: "pdf" | "csv";
            /**
             * @description In UTC.
             * @example 2026-11
             */
            month: string;
        };
        StatusChange: {
            /** @description Needed to dispatch. */
            dispatch?: components["schemas"]["Dispatch"];
            /** @description Needed to postpone: later than it is to be dispatched so far, within a year. */
            dispatchOn?: components["schemas"]["Day"];
            /** @enum {string} */
            event: "order.quoteFreight" | "order.acceptFreight" | "order.cancel" | "order.process" | "order.dispatch" | "order.confirm" | "order.refund" | "order.postpone" | "quote.counter" | "quote.withdraw" | "quote.note";
            /** @description Needed to accept the freight. */
            expectedTotal?: components["schemas"]["Money"];
            /** @description Needed to quote the freight: all that is charged for it, the insurance of CIP and CIF included. */
            freight?: components["schemas"]["Money"];
            /** @description Needed for a note. */
            note?: components["schemas"]["QuoteMessage"];
            /** @description Needed for a counter-offer. */
            offer?: components["schemas"]["OfferTerms"];
            /** @description Needed to cancel and to refund. */
            reason?: components["schemas"]["ReasonText"];
        };
        StepUp: {
            /** @description What the account can be confirmed with. `mailedCode` alone: the browser is new to the account, and is confirmed by `confirmBrowser`. */
            kinds: ("authenticator" | "passkey" | "recoveryCode" | "password" | "mailedCode")[];
        };
        StepUpRefused: {
            /** @constant */
            code: 403;
            /** @constant */
            error: true;
            message: string;
            results: {
                /** @description Only when the identity has to be confirmed. */
                stepUp?: components["schemas"]["StepUp"];
            };
        };
        /**
         * @example {
         *       "value": 24000,
         *       "unit": "kg"
         *     }
         */
        Stock: {
            unit: components["schemas"]["Unit"];
            value: number;
        };
        /**
         * @example {
         *       "value": 26000,
         *       "unit": "kg",
         *       "seen": 24000
         *     }
         */
        StockChange: {
            /** @description The stock that was shown to whoever changes it; orders may have taken from it since. */
            seen: number;
            unit: components["schemas"]["Unit"];
            value: number;
        };
        SubCategories: {
            subCategories: components["schemas"]["SubCategory"][];
        };
        SubCategory: {
            _id: components["schemas"]["Id"];
            categoryId: components["schemas"]["Id"];
            name_ar?: string;
            name_bn?: string;
            name_en: string;
            productCount: number;
            slug: string;
        };
        SubCategoryDetail: {
            _id: components["schemas"]["Id"];
            category: components["schemas"]["NamedReference"];
            categoryId: components["schemas"]["Id"];
            name_ar?: string;
            name_bn?: string;
            name_en: string;
            productCount: number;
            slug: string;
        };
        SubCategoryQuery: {
            category: components["schemas"]["Id"];
            search?: string;
        };
        SubscribedPlan: {
            name_ar?: string;
            name_bn?: string;
            name_en: string;
            /** @example trader */
            slug: string;
        };
        Subscription: {
            _id: components["schemas"]["Id"];
            /** @description Until when it is paid. */
            endsAt: components["schemas"]["Time"];
            /** @description In `grace`: when it ends unless it is paid. */
            graceEndsAt?: components["schemas"]["Time"];
            /** @description Absent where it is not renewed. */
            renewal?: components["schemas"]["PlanRenewal"];
            startsAt: components["schemas"]["Time"];
            /**
             * @description `grace`: its renewal failed, and it goes on for a week.
             * @enum {string}
             */
            status: "active" | "grace" | "cancelled" | "expired";
        };
        Suggestion: {
            country: components["schemas"]["Country"];
            /** @description Shown to the reader and sent to getCompleteAddress. */
            text: string;
        };
        Suggestions: {
            suggestions: components["schemas"]["Suggestion"][];
            total: components["schemas"]["Total"];
        };
        /**
         * @description registered: with a verified tax number of the country that the goods go to.
         * @enum {string}
         */
        TaxCustomer: "registered" | "unregistered";
        /**
         * @description domestic: the tax of the country of the seller is charged; reverseCharge: the buyer accounts for the tax.
         * @enum {string}
         */
        TaxKind: "domestic" | "export" | "reverseCharge" | "exempt" | "outOfScope";
        /** @example 004821337-0101 */
        TaxNumber: string;
        TaxPercent: number;
        TaxRule: {
            _id: components["schemas"]["Id"];
            /** @description Left out of a rule for every other country. */
            buyerCountry?: components["schemas"]["Country"];
            createdAt: components["schemas"]["Time"];
            /** @description The operator's mail address; left out of the rules that a database begins with, as the reason is. */
            createdBy?: string;
            /** @description Left out of a rule for both. */
            customer?: components["schemas"]["TaxCustomer"];
            /** @description Who set the last day after it was added, and why. */
            endedBy?: string;
            endReason?: string;
            kind: components["schemas"]["TaxKind"];
            percent: components["schemas"]["TaxPercent"];
            reason?: string;
            sellerCountry: components["schemas"]["Country"];
            source: string;
            /** @enum {string} */
            state: "current" | "upcoming" | "over";
            /**
             * Format: date
             * @description The first day (UTC) that it holds on.
             */
            validFrom: string;
            /**
             * Format: date
             * @description The last one; left out until there is one.
             */
            validUntil?: string;
        };
        TaxRuleAddition: {
            /** @description Every other country unless named. */
            buyerCountry?: components["schemas"]["Country"];
            /** @description Both unless named. */
            customer?: components["schemas"]["TaxCustomer"];
            kind: components["schemas"]["TaxKind"];
            /** @description Zero unless `kind` is `domestic`. */
            percent: components["schemas"]["TaxPercent"];
            reason: components["schemas"]["Reason-2"];
            sellerCountry: components["schemas"]["Country"];
            source: components["schemas"]["TaxSource"];
            /**
             * Format: date
             * @description By the law; a day that is over changes nothing that was priced before.
             */
            validFrom: string;
            /** Format: date */
            validUntil?: string;
        };
        TaxRuleEnd: {
            reason: components["schemas"]["Reason-2"];
            /**
             * Format: date
             * @description The last day that it holds on, yesterday at the earliest.
             */
            validUntil?: string;
        };
        TaxRules: {
            rules: components["schemas"]["TaxRule"][];
            /**
             * Format: date
             * @description The day of the server (UTC).
             */
            today: string;
            /** @description Countries whose sellers have active products, and in which no rule holds today for each sale within the country: nothing can be ordered there within it, or by EXW. */
            uncovered: components["schemas"]["Country"][];
            version: components["schemas"]["TaxVersion"];
        };
        /**
         * @description The law, or where the rule was read.
         * @example VAT Law, Article 2
         */
        TaxSource: string;
        TaxTable: {
            table: components["schemas"]["TaxTableText"];
        };
        TaxTableCheck: {
            rows: components["schemas"]["TaxTableRow"][];
            version: components["schemas"]["TaxVersion"];
        };
        TaxTableLoad: {
            reason: components["schemas"]["Reason-2"];
            table: components["schemas"]["TaxTableText"];
            /** @description As it was checked. */
            version: components["schemas"]["TaxVersion"];
        };
        TaxTableRow: {
            /** @description Of the file; the first has the names of the columns. */
            line: number;
            /**
             * @description ended: the rule stands already, and gets the last day of the row.
             * @enum {string}
             */
            outcome: "added" | "ended" | "unchanged" | "refused";
            /** @description Why it is refused. */
            problem?: string;
            /** @description The cells of the row. */
            text: string;
        };
        /** @description CSV with the columns sellerCountry, buyerCountry, customer, kind, percent, validFrom, validUntil and source, named in its first line; separated by commas, semicolons or tabs. */
        TaxTableText: string;
        /** @description Of all rules: another one once any was added or ended. */
        TaxVersion: string;
        /** @description At least one of the titles is there; a requirement has only that of its author's language. */
        Tender: {
            _id: components["schemas"]["Id"];
            body_ar?: string;
            body_bn?: string;
            body_en?: string;
            /** @description Of a requirement. */
            buyer?: components["schemas"]["RequirementBuyer"];
            casNumber?: string;
            closesAt: components["schemas"]["Time"];
            country: components["schemas"]["Country"];
            documents: components["schemas"]["TenderDocument"][];
            grade?: components["schemas"]["Grade"];
            kind: components["schemas"]["TenderKind"];
            /** @description It has not closed yet. */
            open: boolean;
            /** @description Of tender news. */
            organisation?: string;
            productName?: string;
            publishedAt: components["schemas"]["Time"];
            quantity?: components["schemas"]["Quantity"];
            reference: string;
            title_ar?: string;
            title_bn?: string;
            title_en?: string;
        };
        TenderDocument: {
            name: string;
            /** Format: uri */
            url: string;
        };
        /** @enum {string} */
        TenderKind: "news" | "requirement";
        TenderNewsChange: {
            /** @description No item may be there already (422). */
            addsOnly?: boolean;
            items: components["schemas"]["TenderNewsItem"][];
            reason: components["schemas"]["Reason-2"];
            /** @description Of the first item as it was read; 409 once somebody else has changed or removed it. */
            version?: components["schemas"]["Version"];
        };
        TenderNewsItem: {
            body: components["schemas"]["LocalBody"];
            /** @description After publishedAt. */
            closesAt: components["schemas"]["Time"];
            country: components["schemas"]["Country"];
            documents: {
                name: string;
                /** @example https://tenders.example.com/notice.pdf */
                url: string;
            }[];
            organisation: string;
            publishedAt: components["schemas"]["Time"];
            /** @description The organisation's own number; names the item from then on. */
            reference: string;
            title: components["schemas"]["LocalName"];
        };
        TenderNewsPage: {
            items: {
                _id: components["schemas"]["Id"];
                item: components["schemas"]["TenderNewsItem"];
                version: components["schemas"]["Version"];
            }[];
            total: components["schemas"]["Total"];
        };
        TenderNewsPublished: {
            added: number;
            changed: number;
        };
        TenderNewsQuery: {
            /** @description Of one item alone. */
            id?: components["schemas"]["Id"];
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
        };
        TenderPage: {
            tenders: components["schemas"]["Tender"][];
            total: components["schemas"]["Total"];
        };
        TenderQuery: {
            countries?: components["schemas"]["Country"][];
            kind?: components["schemas"]["TenderKind"];
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description Words of title, text, organisation or reference, in any language. */
            search?: string;
            sort?: components["schemas"]["RequirementSort"];
        };
        TermsGrant: {
            /** @description The most that the buyer owes on terms at once. */
            creditLimit: components["schemas"]["Money"];
            terms: components["schemas"]["CreditTerms"];
        };
        Ticket: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Time"];
            messages: components["schemas"]["TicketMessage"][];
            /** @example KT-26-7K3M9-QX2AB */
            number: string;
            orderId?: components["schemas"]["Id"];
            status: components["schemas"]["TicketStatus"];
            subject: string;
            topic: components["schemas"]["TicketTopic"];
            updatedAt: components["schemas"]["Time"];
        };
        TicketAnswer: {
            /** @description The newest message of the ticket that was read. 409 when there is a newer one. */
            repliesTo: components["schemas"]["Id"];
            text: string;
        };
        TicketDismissal: {
            reason: components["schemas"]["Reason-2"];
            /** @description The newest message of the ticket that was read. 409 when there is a newer one. */
            repliesTo: components["schemas"]["Id"];
        };
        TicketMessage: {
            _id: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            /** @enum {string} */
            by: "user" | "support";
            text: string;
        };
        TicketNumber: {
            number: string;
        };
        TicketPage: {
            tickets: {
                account: components["schemas"]["AccountName"];
                decided?: components["schemas"]["Decided"];
                /**
                 * @description The owner's.
                 * @enum {string}
                 */
                language: "en" | "ar" | "bn";
                /** @description Of the order that the ticket is about. */
                orderNumber?: string;
                ticket: components["schemas"]["Ticket"];
            }[];
            total: components["schemas"]["Total"];
        };
        TicketReply: {
            message: components["schemas"]["TicketText"];
        };
        Tickets: {
            tickets: components["schemas"]["Ticket"][];
            total: components["schemas"]["Total"];
        };
        /** @enum {string} */
        TicketStatus: "open" | "answered" | "closed";
        TicketText: string;
        /** @enum {string} */
        TicketTopic: "order" | "payment" | "delivery" | "product" | "account" | "other";
        /**
         * Format: date-time
         * @example 2026-11-21T08:30:00.000Z
         */
        Time: string;
        TimelineEntry: {
            at: components["schemas"]["Time"];
            by: components["schemas"]["Side"];
            note?: string;
            /** @description Of a part of the order, which alone was dispatched or delivered. */
            quantity?: components["schemas"]["Quantity"];
            status: components["schemas"]["OrderStatus"];
        };
        /**
         * @description IANA time zone.
         * @example Asia/Dhaka
         */
        TimeZone: string;
        Total: number;
        /** @example TRAD/CHTG/021845/2026 */
        TradeLicenceNumber: string;
        Transaction: {
            _id: components["schemas"]["Id"];
            amount: components["schemas"]["Money"];
            /** @description Of an earning: what the marketplace kept. */
            commission?: components["schemas"]["Money"];
            createdAt: components["schemas"]["Time"];
            /**
             * @description Seen from the caller.
             * @enum {string}
             */
            direction: "in" | "out";
            kind: components["schemas"]["TransactionKind"];
            method?: components["schemas"]["PaymentMethod"];
            orderId?: components["schemas"]["Id"];
            paymentId?: components["schemas"]["Id"];
            /** @description Of a plan's payment. */
            plan?: components["schemas"]["PlanName"];
            /** @description The order's or payout's number, or the plan's short name. */
            subject?: string;
        };
        TransactionExport: {
            currency?: components["schemas"]["Currency"];
            /** @description From this moment on. */
            from?: components["schemas"]["Time"];
            kinds?: components["schemas"]["TransactionKind"][];
            methods?: components["schemas"]["PaymentMethod"][];
            search?: string;
            /** @description Before this moment. */
            to?: components["schemas"]["Time"];
        };
        /** @enum {string} */
        TransactionKind: "orderPayment" | "orderRefund" | "refundToWallet" | "walletTopUp" | "subscriptionPayment" | "earning" | "earningReversal" | "payout" | "payoutReturn";
        TransactionPage: {
            total: components["schemas"]["Total"];
            transactions: components["schemas"]["Transaction"][];
        };
        TransactionQuery: {
            currency?: components["schemas"]["Currency"];
            /** @description From this moment on. */
            from?: components["schemas"]["Time"];
            kinds?: components["schemas"]["TransactionKind"][];
            methods?: components["schemas"]["PaymentMethod"][];
            page?: components["schemas"]["Page"];
            pageSize?: components["schemas"]["PageSize"];
            /** @description Part of an order's number or a plan's short name. */
            search?: string;
            /** @description Before this moment. */
            to?: components["schemas"]["Time"];
        };
        TransferApproval: {
            /** @description The other payments that the entry's money covers besides this one, as `sameReference` and a conflict's `shared` name them. */
            coversAlso?: components["schemas"]["Id"][];
            reason: components["schemas"]["Reason-2"];
            /** @description The bank's own number of the entry on the statement that brought the money, with its day where numbers begin anew each day. */
            statementEntry: string;
        };
        /** @enum {string} */
        TransferKind: "order" | "subscription" | "walletTopUp";
        TransferOfReference: {
            _id: components["schemas"]["Id"];
            amount: components["schemas"]["Money"];
            kind: components["schemas"]["TransferKind"];
            orderNumber?: string;
            payer: components["schemas"]["AccountName"];
            /** @description As its payer wrote it. */
            reference: string;
            status: components["schemas"]["TransferStatus"];
        };
        /** @enum {string} */
        TransferStatus: "review" | "approved" | "declined" | "refunded";
        /** @enum {string} */
        Transport: "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb";
        /**
         * @description Tunnel restriction code of ADR; '-' for none.
         * @enum {string}
         */
        TunnelCode: "-" | "B" | "B/D" | "B/E" | "C" | "C/D" | "C/E" | "D" | "D/E" | "E";
        /** @enum {string} */
        Unit: "g" | "kg" | "t" | "mL" | "L" | "m3" | "piece";
        User: {
            _id: components["schemas"]["Id"];
            accountType: components["schemas"]["AccountType"];
            businessName?: string;
            country: components["schemas"]["Country"];
            countryCode: components["schemas"]["CallingCode"];
            createdAt: components["schemas"]["Time"];
            /** @description The card kept last that is still valid. */
            creditCard?: components["schemas"]["CardOnFile"];
            email: components["schemas"]["Email"];
            fullName: string;
            phoneNumber: components["schemas"]["PhoneNumber"];
            /** @description Where a page finds the picture. */
            profileImage?: string;
            /** @description Whether notifications are pushed to the account's devices. */
            pushNotifications: boolean;
            qrCode: components["schemas"]["QrContent"];
            /** @description The plan that holds now, the free one included. */
            subscription?: components["schemas"]["SubscribedPlan"];
            taxNumber?: string;
        };
        /** @description Plate or container number. */
        Vehicle: string;
        Verified: {
            /** @description When the reset token is dead. */
            expiresAt?: components["schemas"]["Time"];
            /** @description Only for a password reset. */
            resetToken?: components["schemas"]["ResetToken"];
        };
        /** @description Of what was read: a change that names it is refused (409) once somebody else has changed the same. */
        Version: string;
        /**
         * @description Of orders and samples. `preparation`: paid, or on terms and invoiced, and its seller has not begun; `payment`: invoiced and not paid, on
         *     terms in whatever state it is until it is paid or has ended.
         * @enum {string}
         */
        WaitFilter: "preparation" | "payment";
        WaitingRefunds: {
            refunds: {
                _id: components["schemas"]["Id"];
                amount: components["schemas"]["Money"];
                nextTryAt: components["schemas"]["Time"];
                orderId?: components["schemas"]["Id"];
                orderNumber?: string;
                owedSince: components["schemas"]["Time"];
                payer: components["schemas"]["AccountName"];
                paymentId: components["schemas"]["Id"];
                /** @description So many failed. */
                tries: number;
            }[];
            total: components["schemas"]["Total"];
        };
        /** @description One amount a currency; none where there is nothing. */
        Wallet: {
            /** @description As a seller: earned by completed orders. */
            available: components["schemas"]["Money"][];
            /** @description As a seller: paid by buyers for orders that are not completed. */
            held: components["schemas"]["Money"][];
            /** @description A plan that is renewed, or whose renewal failed. */
            plan?: components["schemas"]["RenewedPlan"];
            /** @description To pay with. */
            wallet: components["schemas"]["Money"][];
        };
        WeeklyPayout: {
            weekly: boolean;
        };
        WorkQueues: {
            queues: {
                count: number;
                /** @enum {string} */
                name: "companies" | "transfers" | "disputes" | "deliveries" | "tickets" | "reports" | "refunds" | "payouts" | "bankAccount";
                /** @description Since when the oldest waits; left out of an empty queue. */
                oldestAt?: components["schemas"]["Time"];
            }[];
        };
    };
    responses: {
        /** @description The object is in another state than the change needs; `results` tells the current one. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Conflicted"];
            };
        };
        /** @description A defect of the server, or a part of it that is away for a moment (503, with `Retry-After`). */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description Bad input, per field. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvalidInput"];
            };
        };
        /** @description Not there, or not the caller's. The two cannot be told apart. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description The body is larger than 64 kB, has more than 2,000 members or is nested deeper than 32; a file of a form is larger than 10 MB, or there are more parts than the call takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description Too many tries; `Retry-After` says when the next one counts. */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description No token, or one that is dead. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description The call belongs to the other side, or the account may not act. */
        WrongSide: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /**
         * @description As `WrongSide`; or the browser is new to an account that knows others, for the seven days in which its owner can deny the sign-in; or the
         *     identity of the session was not confirmed within ten minutes. Then nothing was changed: after `confirmIdentity`, an operator's after
         *     `confirmOperator`, the same call, with the same Idempotency-Key, goes through.
         */
        WrongSideOrStepUp: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StepUpRefused"];
            };
        };
        /** @description The body is not of the type that the call takes (JSON, a multipart form), or a file's content is not. */
        WrongType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
    };
    parameters: {
        /**
         * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
         *     currency that is not traded here is passed over.
         * @example BDT
         */
        Currency: components["schemas"]["Currency"];
        Id: components["schemas"]["Id"];
        /**
         * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
         * @example 3f1c2ab09d8e4f7796aa1d5c
         */
        IdempotencyKey: string;
        /** @description The language of the answer's message, and of mails sent for this call. */
        Language: "English" | "Arabic" | "Bangla";
        /** @description What was typed so far, or the text of a suggestion. */
        Text: string;
        /** @description A session token. No log holds it; the server writes down the route, not the address. */
        Token: string;
        /** @description The side on which the caller acts. */
        UserType: "Buyer" | "Seller";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    challengePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The options of the Web Authentication API. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PasskeyRequestOptions"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description A code is on its way to the new address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CodeSent"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    changeLanguage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    deviceId: string;
                    /** @enum {string} */
                    language: "English" | "Arabic" | "Bangla";
                };
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description Kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    changeNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushChoice"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PushChoice"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The password is new; the other sessions of the account have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["RenewedSession"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    changePhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description A text message with a code is on its way to the new number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CodeSent"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticatorConfirmation"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description Added. Recovery codes come with the first factor alone and are not shown again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["FactorAdded"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmBrowser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrowserProof"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactCode"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["SignedIn"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmIdentity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityProof"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["IdentityConfirmed"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyConfirmation"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description Added. Recovery codes come with the first factor alone and are not shown again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["FactorAdded"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmSignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInConfirmation"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["SignedIn"];
                    };
                };
            };
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Leaving"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The account is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    denySignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description Every way in has ended; a code for a new password is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["SignInDenied"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    editProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileEdit"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OwnProfile"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description Its token is dead. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    enrolAuthenticator: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Enrolment"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The secret; it is not shown again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["AuthenticatorSecret"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    enrolPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Enrolment"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The options of the Web Authentication API. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PasskeyCreationOptions"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    forgetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPassword"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description A code is on its way if there is an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CodeRequested"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getCompanyDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description How the company stands; `none` for a person's account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CompanyDocuments"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getOwnProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OwnProfile"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getSecondFactors: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The factors of the own account; the oldest comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["SecondFactors"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The live sessions; the latest seen comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Sessions"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["User"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getUserProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                /** @description A session token. No log holds it; the server writes down the route, not the address. */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description Who the token belongs to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Profile"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["SignedIn"];
                    };
                };
            };
            403: components["responses"]["WrongSide"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The token is dead. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    registerDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceRegistration"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description Removed; the session goes on with another token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["RenewedSession"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The codes; they are not shown again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    resendOTP: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    codeToken: components["schemas"]["CodeToken"];
                };
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description A code is on its way if the account waits for one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CodeRequested"];
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    sendBrowserCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description A code is on its way to the address of the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CodeSent"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    sendCompanyDocuments: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CompanyDocumentsForm"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description How the company stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CompanyDocuments"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    signup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Signup"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description A code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CodeRequested"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    updateFCM: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushToken"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The password is new; every session of the account has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    verifyOTP: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeEntry"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description Verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Verified"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getAllCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Categories"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getAllSubCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubCategoryQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["SubCategories"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    viewSubCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["SubCategoryDetail"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    blockUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["BlockState"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    callSignal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallSignal"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CallState"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteChat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getChats: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["ChatPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getMessages: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["MessagePage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    openChat: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatOpening"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Chat"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    readChat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadMark"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Chat"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["ChatMessage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    unblockUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["BlockState"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    uploadMedia: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChatUpload"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["ChatFile"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    acceptJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobReport"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    addDeliveryPhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DeliveryPhoto"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    reportDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryReport"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    reportFailure: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FailureReport"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    reportPosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionReport"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    startJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobReport"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    viewJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
        };
    };
    addAttachment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentForm"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Attachment"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    viewFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    viewPicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    viewThumbnail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addForPromotion: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Product"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    addProductBatch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchEntry"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["ProductBatches"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    addSellerProduct: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ListingForm"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Product"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    analyseImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageToAnalyse"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["ImageAnalysis"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    attachBatchCertificate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchCertificate"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["ProductBatches"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    blockProductBatch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchBlock"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["ProductBatches"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    changeProductStatus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Product"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    clearHistory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    correctProductBatch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchCorrection"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["ProductBatches"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    editRating: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RatingEdit"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Rating"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    editSellerProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ListingEdit"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Product"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getAIRecommendation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecommendationQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Recommendation"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getChemicalTender: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenderQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["TenderPage"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getImageService: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["ImageService"];
                    };
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    getProductRatings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["RatingPage"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["ProductPage"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getQueryResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadText"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["QueryResult"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getSearchHistory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["SearchHistory"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getSearchResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["SearchResult"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getSellerProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerProductQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["ProductPage"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getSellerRatings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerRatingQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["SellerRatingPage"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getTopSeller: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["SellerPage"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getUserDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentRequestQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["DocumentRequestPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    provideDocument: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentReply"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["DocumentRequest"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    rateProduct: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewRating"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Rating"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    removeHistory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    removeProductBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["ProductBatches"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    replyToRating: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingReply"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Rating"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    requestDocument: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentQuestion"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["DocumentRequest"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    unblockProductBatch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["ProductBatches"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    viewChemicalTender: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Tender"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    viewDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["DocumentRequest"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    viewProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Product"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    viewProductBatches: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["ProductBatches"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    viewSeller: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Seller"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    viewStructure: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The drawing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationChoice"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Notifications"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The notification, read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Notification"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OperatorSignedIn"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    addCommissionRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommissionRateAddition"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CommissionRates"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    addOperatorPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOperatorPasskey"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OperatorPasskey"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    addTaxRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxRuleAddition"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["TaxRules"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    answerTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketAnswer"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    approveBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountDecision"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["BankAccount"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    approveTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferApproval"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    cancelCatalogueImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReason"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CatalogueImport"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    challengeOperatorLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description What the browser signs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OperatorLoginChallenge"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    challengeOperator: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The options of the Web Authentication API. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PasskeyRequestOptions"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    changeBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["BankAccount"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    changeCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoriesChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CategoriesChanged"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    changeExchangeRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeRateChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["ExchangeRates"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    changeOperatorRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorRoles"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    changePayoutMinimums: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutMinimumsChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PayoutMinimums"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    changePlans: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlansChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PlansChanged"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    checkTaxTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxTable"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["TaxTableCheck"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    confirmOperator: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorConfirmation"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["IdentityConfirmed"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    createPayoutBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutBatchRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PayoutBatch"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    decideDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryDecision"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    declineBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountDecision"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["BankAccount"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    declineTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReason"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    disableOperator: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReason"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    dismissTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketDismissal"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    endCommissionRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReason"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CommissionRates"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    endTaxRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxRuleEnd"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["TaxRules"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    enrolOperatorPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The options of the Web Authentication API. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PasskeyCreationOptions"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    findAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountSearch"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["FoundAccounts"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    findOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderSearch"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["FoundOrders"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    findTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketNumber"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["FoundTicket"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getAbuseReports: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorAbuseQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OperatorAbusePage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["AccountRecord"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["BankAccount"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getCatalogueImportRows: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogueImportRowQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CatalogueImportRowPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getCatalogueImports: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogueImportQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CatalogueImportPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getCategoryTree: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CategoryTree"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getCommissionRates: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CommissionRates"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getCompanyReviews: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueueQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CompanyReviews"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getContentPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentPageName"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OwnContentPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getContentPages: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["ContentPages"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getDeclaredTransfers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueueQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["DeclaredTransfers"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getDisputes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueueQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["DisputePage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getExchangeRates: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["ExchangeRates"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Health"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getLedger: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Ledger"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getLedgerEntries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LedgerEntryQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["LedgerEntryPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getOperator: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Operator"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getOperators: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Operators"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getOrderHistory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OrderHistory"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getOverdueDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueuePage"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OverdueDeliveries"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getOperatorPasskeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The oldest comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OperatorPasskeys"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getPayoutBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PayoutBatchDetails"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getPayoutBatches: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutBatchQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PayoutBatchPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getPayoutMinimums: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PayoutMinimums"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getPlans: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OperatorPlans"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getRefunds: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueuePage"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["WaitingRefunds"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getRequestedPayouts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueuePage"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["RequestedPayouts"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getSealedEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealedEventQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["SealedEvents"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getSecurityEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecurityEventQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["SecurityEventPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getTaxRules: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["TaxRules"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getTenderNews: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenderNewsQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["TenderNewsPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getTickets: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueueQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["TicketPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getWorkQueues: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["WorkQueues"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    inviteOperator: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorInvitation"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OperatorInvited"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    loadTaxTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxTableLoad"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["TaxRules"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    operatorLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorCredentials"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OperatorSignedIn"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    operatorLogout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    publishContentPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentPageChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OwnContentPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    publishTenderNews: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenderNewsChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["TenderNewsPublished"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    readCaseFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseFile"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Invitation"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    readPayoutFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    refundCompletedOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReason"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    refusePayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReason"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    removeCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryRemoval"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    removeOperatorPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    removeTenderNews: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReason"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    resetContentPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentPageReset"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OwnContentPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    resetSecondFactors: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReason"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    resolveAbuseReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbuseDecision"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["AbuseDecided"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    resolveDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeDecision"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    restoreAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReason"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    reviewCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyDecision"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    settlePayouts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutSettlement"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PayoutsSettled"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    startCatalogueImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewCatalogueImport"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CatalogueImport"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    suspendAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReason"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    verifySecurityEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecurityLogHead"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["SecurityLogVerified"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    acceptBid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Order"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    acceptOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Acceptance"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OrderOrQuote"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    answerDispute: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeAnswerRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The dispute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Dispute"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    answerProposal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalAnswer"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The dispute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Dispute"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    bidRequirement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BidRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Bid"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    changeShipment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Order"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    changeStatus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OrderOrQuote"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    closeRequirement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Requirement"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    createPriceList: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceListForm"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PriceList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    createRequirement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequirementFields"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Requirement"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    editRequirement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequirementFields"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Requirement"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    endPriceList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PriceList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    generateDeliveryInvoice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Invoice"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    generatePaymentInvoice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Invoice"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getDriverLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["DriverLink"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    getFreightRates: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["FreightRates"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getKnownBuyers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["KnownBuyers"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getMyOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OrderPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getPriceLists: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PriceLists"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getRequirements: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequirementQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["RequirementPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getSellerTasks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["SellerTasks"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    openDispute: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Dispute"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Order"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    placeQuotationOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotationRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OrderOrQuote"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    previewOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPreviewRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OrderPreview"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    proposeSettlement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The dispute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Dispute"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    rejectBid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Bid"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    rejectOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OrderOrQuote"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    replaceFreightRates: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreightRates"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["FreightRates"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    replacePriceList: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceListChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PriceList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    viewDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Dispute"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    viewInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    viewOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OrderOrQuote"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    viewPackingList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    viewPriceList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PriceList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    viewRequirement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Requirement"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    withdrawBid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Bid"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    abuseReports: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbuseReportQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["AbuseReportPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    closeTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Ticket"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    editInventory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryEdit"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Product"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    events: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getBannerNumbers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["BannerNumbers"];
                    };
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    getUserContents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Contents"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getUserTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The newest hundred; the latest changed comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Tickets"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    raiseTicket: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTicket"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Ticket"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    replyTicket: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketReply"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Ticket"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    reportAbuse: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAbuseReport"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["AbuseReport"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    viewTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Ticket"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    cancelPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Payout"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    createPaymentIntent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Payment"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteSavedCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    endPaymentTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["GrantedTerms"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    exportTransactions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionExport"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getEarnings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarningsQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Earnings"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getOpenInvoices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPageQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OpenInvoicePage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getOwnInvoices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPageQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OwnInvoicePage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getOwnRefunds: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPageQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["OwnRefundPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getPaymentTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PaymentTermsList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getPayoutOverview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PayoutOverview"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getPayouts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PayoutPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getSavedCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["SavedCards"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getSpending: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpendingQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Spending"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getStatement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatementQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getSubscriptionsPlans: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PlanPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getUserSubscriptionPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CurrentPlan"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    getUserTransactions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["TransactionPage"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getUserWalletInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Wallet"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            429: components["responses"]["TooMany"];
        };
    };
    grantPaymentTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermsGrant"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["GrantedTerms"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    paymentWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    proceedPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentConfirmation"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Payment"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    purchaseSubscription: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /**
                 * @description The reader's currency. Prices of the answer in another one carry `approximate`, what they come to by the reference rates of the day; a
                 *     currency that is not traded here is passed over.
                 * @example BDT
                 */
                "x-currency"?: components["parameters"]["Currency"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanPurchase"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PurchasedPlan"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    removePayoutAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    requestPayout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Payout"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    saveCard: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardToSave"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CardSaving"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    savePayoutAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutAccountInput"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PayoutAccount"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    setWeeklyPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeeklyPayout"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["PayoutAccount"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSideOrStepUp"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    addAddress: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended change; a repeat with the same key answers as the first did, and changes nothing. Kept for 30 days.
                 * @example 3f1c2ab09d8e4f7796aa1d5c
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressFields"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Address"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    addressSuggestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                /** @description What was typed so far, or the text of a suggestion. */
                text: components["parameters"]["Text"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description Up to eight; the best comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Suggestions"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    editAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressFields"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Address"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getAddresses: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["Addresses"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    getAdminBankDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The account of the marketplace. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["BankDetails"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getCompleteAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer's message, and of mails sent for this call. */
                "x-auth-language"?: components["parameters"]["Language"];
                /** @description The side on which the caller acts. */
                "x-user-type"?: components["parameters"]["UserType"];
            };
            path: {
                /** @description What was typed so far, or the text of a suggestion. */
                text: components["parameters"]["Text"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["Failed"];
            /** @description The parts that a form has fields for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] & {
                        results: components["schemas"]["CompleteAddress"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongSide"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
}
