import { describeIdentityProvider } from "./identity-provider.contract";
import { openLocalHarness } from "./local-harness";

describeIdentityProvider("LocalIdentity", openLocalHarness);
