import { vi } from "vitest";
import { setVariables } from "../fixtures/rules-environment";
import { describeGames } from "./game.contract";
import { firestore } from "./stores";

vi.mock("~/platform/storage/documents.server", () => import("./play-mocks"));
vi.mock("~/platform/session/session.server", () => import("./play-mocks"));

setVariables({ TEST_HOOKS: "on" });

describeGames(firestore);
