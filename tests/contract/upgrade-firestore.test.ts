import { firestore } from "./stores";
import { describeUpgrade } from "./upgrade.contract";

describeUpgrade(firestore);
